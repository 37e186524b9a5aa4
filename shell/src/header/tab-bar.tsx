import { useLocation } from '@chamba/kernel/router';
import { FileUserIcon, HouseIcon, MenuIcon, SearchIcon } from '@chamba/kernel/ui/icon';
import { NotificationBadge } from './notification-badge.tsx';
import { NAV_ITEMS } from './nav-items.ts';
import { ACCOUNT_MENU } from './account-menu.ts';
import { OpenedMenu } from './opened-menu.tsx';
import { useMenu } from './use-menu.ts';
import styles from './header.module.css';

const ICONS = [HouseIcon, SearchIcon, FileUserIcon];

/** Navigation of a signed-in candidate at thumb height, on phones. */
export function TabBar() {
  const { pathname } = useLocation();
  const menu = useMenu();
  return (
    <div ref={menu.place} className="mob">
      {menu.open && <OpenedMenu placement="sheet" />}
      <nav className={styles.tabBar} aria-label="Principal">
        {NAV_ITEMS.map(({ label, href, active }, index) => {
          const Icon = ICONS[index] ?? HouseIcon;
          return (
            <a key={href} href={href} aria-current={active.test(pathname) ? 'page' : undefined}>
              <span>
                <Icon />
              </span>
              {label}
            </a>
          );
        })}
        <form action={ACCOUNT_MENU}>
          <button ref={menu.button} aria-expanded={menu.open} onClick={menu.toggle}>
            <span>
              <MenuIcon />
            </span>
            Menú
            <NotificationBadge />
          </button>
        </form>
      </nav>
    </div>
  );
}
