/**
 * Address of the steps that complete a résumé and lead back afterwards.
 * @param returnTo path with query.
 * @example resumeAddress('/empleo/oferta/7') // '/cuenta/nueva/datos-de-contacto?returnUrl=%2Fempleo%2Foferta%2F7'
 */
export function resumeAddress(returnTo: string): string {
  return `/cuenta/nueva/datos-de-contacto?returnUrl=${encodeURIComponent(returnTo)}`;
}
