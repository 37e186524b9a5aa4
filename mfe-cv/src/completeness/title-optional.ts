import { UNTITLED_RESUME } from '@chamba/kernel/catalogues';
import { useHydrated } from '@chamba/kernel/hydration';
import { readCookie } from '@chamba/kernel/storage';

/** Parameter of an address, and cookie, by which a test of variants names the kind of résumé. */
const VARIANT = 'variant';

/**
 * Whether the address or a cookie says that the résumé needs no title.
 * @param search query of the page; the cookie counts on every page.
 */
export function useTitleOptional(search = ''): boolean {
  // The server draws without the cookie.
  const cookie = useHydrated() ? readCookie(VARIANT) : null;
  return [cookie, new URLSearchParams(search).get(VARIANT)].includes(UNTITLED_RESUME);
}
