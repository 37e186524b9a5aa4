import type { Page } from './types.ts';

/**
 * Types a page module's default export; returns it as given.
 * @example
 * export default definePage({
 *   Component: OfferPage,
 *   slices: [offerSlice],
 *   sagas: [offerSaga],
 *   load: ({ params }) => offerRequested(params['job'] ?? ''),
 *   texts: { title: 'Oferta de empleo', description: 'Conoce la vacante y postúlate en {SITE}.' },
 * });
 */
export function definePage(page: Page): Page {
  return page;
}
