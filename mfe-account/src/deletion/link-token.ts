import type { PageContext } from '@chamba/kernel/remote';

/** The token of a mailed link: in the path, or in the query of an address that the specification names; empty without one. */
export const getToken = ({ params, search }: Pick<PageContext, 'params' | 'search'>): string =>
  params['token'] ?? new URLSearchParams(search).get('actionToken') ?? '';
