import { slugify } from './normalise.ts';

/**
 * Id of an offer in its path segment: what stands before the first dash.
 * @returns null when that is not numeric; then no call may be made.
 * @example parseOfferId('20418837-cajero-de-sucursal') // '20418837'
 */
export function parseOfferId(segment: string): string | null {
  const id = segment.split('-', 1)[0] ?? '';
  return /^\d+$/.test(id) ? id : null;
}

/**
 * Path of an offer's page: `/empleo/oferta/{id}-{title slug}`.
 * @example buildOfferUrl({ id: '7', title: 'Cajero de sucursal' }) // '/empleo/oferta/7-cajero-de-sucursal'
 */
export function buildOfferUrl(offer: { id: string; title: string }): string {
  const slug = slugify(offer.title);
  return `/empleo/oferta/${offer.id}${slug ? `-${slug}` : ''}`;
}
