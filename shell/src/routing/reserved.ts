/**
 * Addresses of the product whose page no unit of the composition brings. They stay behind whatever a unit claims, so
 * that its page takes its address over with its release.
 */
import { matchRoute, type PageComposition } from '@chamba/kernel/composition';

type Place = {
  /** What every address of the place starts with. */
  base: string;
  /** What may follow. */
  rest: RegExp;
};

/** Segments that may follow, up to a number. */
const segments = (most: number): RegExp => new RegExp(`^(/[^/]+){0,${most}}/?$`);

/** For candidates, who read there where it is done; everybody else is asked to log in first. */
const FOR_CANDIDATES: readonly Place[] = [
  { base: '/dashboard/notificaciones', rest: segments(0) },
  { base: '/curriculo/test-conductual', rest: /^(\/[123])?\/?$/ },
  { base: '/cuenta/nueva/crear-cv', rest: segments(0) },
  { base: '/subir-cv', rest: segments(0) },
  { base: '/open-english', rest: segments(2) },
];

/** Links of mails: without the page that takes their token they lead nowhere any more. */
const LINKS_OF_MAILS: readonly RegExp[] = [/^\/suscripcion\/(confirmar-correo|cancelar-correo)\/[^/]+\/?$/];

/**
 * What is shown at an address that no unit claims: a place for candidates, the link of a mail, or nothing (null). A unit
 * claims a place with a route at least as literal: `/curriculo{/:id}` does not own the test below it.
 */
export function reservedAddress(
  composition: PageComposition,
  pathname: string,
): { kind: 'candidates' } | { kind: 'mail-link' } | null {
  const owner = matchRoute(composition, pathname)?.route.path.replace(/[:*{].*$/, '');
  const place = FOR_CANDIDATES.find(
    ({ base, rest }) => pathname.startsWith(base) && rest.test(pathname.slice(base.length)),
  );
  if (place && (owner === undefined || owner.length < place.base.length)) return { kind: 'candidates' };
  if (owner !== undefined) return null;
  return LINKS_OF_MAILS.some((path) => path.test(pathname)) ? { kind: 'mail-link' } : null;
}
