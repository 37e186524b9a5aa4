import { useEffect, useState } from 'react';
import { ACCOUNT_MENU } from './account-menu.ts';
import type { UserMenu } from './user-menu.tsx';

/** The menu of a candidate, whose code comes with its first use; where it does not come, the page with the same menu. */
export function OpenedMenu({ placement = 'popover' }: { placement?: 'popover' | 'sheet' }) {
  const [Menu, setMenu] = useState<typeof UserMenu | null>(null);
  useEffect(() => {
    import(/* webpackChunkName: "user-menu" */ './user-menu.tsx').then(
      (loaded) => setMenu(() => loaded.UserMenu),
      () => location.assign(ACCOUNT_MENU),
    );
  }, []);
  return Menu && <Menu placement={placement} />;
}
