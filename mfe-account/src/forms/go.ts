import { navigate } from '@chamba/kernel/router';
import { isSafeReturnUrl } from '@chamba/kernel/routes';
import { call, put } from '@chamba/kernel/store';

/** Leaves for another site; apart from the saga so that tests can watch it. */
export const browser = {
  assign: (url: string): void => window.location.assign(url),
};

/**
 * Saga: goes to an address of this site through its router, to any other by a full load. On the server the answer to a
 * form leads to either.
 */
export function* goTo(url: string, { replace = false }: { replace?: boolean } = {}): Generator {
  if (isSafeReturnUrl(url) || typeof window === 'undefined') yield put(navigate({ to: url, replace }));
  else yield call(browser.assign, url);
}
