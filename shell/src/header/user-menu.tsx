import type { FormEvent, ReactNode } from 'react';
import { selectBadges } from '@chamba/kernel/frame';
import { isPage } from '../navigation/intercept-clicks.ts';
import { usePageHost } from '../routing/page-host-context.ts';
import { logoutRequested, selectFirstName, selectPageAccount, selectProfile } from '@chamba/kernel/session';
import { selectConfig, selectToggles, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import {
  BellIcon,
  CalculatorIcon,
  CircleQuestionMarkIcon,
  LogOutIcon,
  NewspaperIcon,
  SendIcon,
  SettingsIcon,
} from '@chamba/kernel/ui/icon';
import { Tag } from '@chamba/kernel/ui/tag';
import { ACCOUNT_MENU } from './account-menu.ts';
import { AccountPhoto } from './account-photo.tsx';
import styles from './header.module.css';

/** Window width in pixels from which the settings open at their first section: there is room for both. */
const WIDE = 768;

const PLACES = {
  popover: styles.menu,
  sheet: `${styles.menu} ${styles.sheetMenu}`,
  page: styles.pageMenu,
};

type Item = { label: string; href: string; icon: ReactNode; isNew?: boolean; count?: number };

/** Links and actions of a signed-in candidate. A link whose page is not in the composition is hidden. */
export function UserMenu({ placement = 'popover' }: { placement?: 'popover' | 'sheet' | 'page' }) {
  const profile = useAppSelector(selectProfile);
  const firstName = useAppSelector(selectFirstName);
  const { calcISR } = useAppSelector(selectToggles);
  const { externals } = useAppSelector(selectConfig);
  const isWide = useAppSelector((state) => state.pageWidth.width >= WIDE);
  const { applications, notifications } = useAppSelector(selectBadges);
  const { composition } = usePageHost();
  const account = useAppSelector(selectPageAccount);
  const dispatch = useAppDispatch();
  const items: Item[] = [
    // The sheet is a phone's only way there; wide screens have it on their dashboard.
    {
      label: 'Mis postulaciones',
      href: placement !== 'popover' ? '/postulaciones' : '',
      icon: <SendIcon />,
      count: applications,
    },
    {
      label: 'Sueldos',
      href: calcISR ? externals.calcIsr || '/sueldos' : '',
      icon: <CalculatorIcon />,
      isNew: true,
    },
    {
      label: 'Notificaciones',
      href: '/dashboard/notificaciones',
      icon: <BellIcon />,
      count: notifications,
    },
    { label: 'Blog', href: externals.blog, icon: <NewspaperIcon /> },
    {
      label: 'Configurar cuenta',
      href: isWide ? '/cuenta/configuracion/contrasena' : '/cuenta/configuracion',
      icon: <SettingsIcon />,
    },
    {
      label: 'Ayuda',
      href: externals.help || '/ayuda',
      icon: <CircleQuestionMarkIcon />,
    },
  ].filter(({ href }) => href && (!href.startsWith('/') || isPage(composition, href)));
  const logOut = (event: FormEvent) => {
    event.preventDefault();
    dispatch(logoutRequested({}));
  };
  return (
    <nav className={PLACES[placement]} aria-label={`Menú de ${firstName}`}>
      <form method="post" action={ACCOUNT_MENU} onSubmit={logOut}>
        <input type="hidden" name="page_account" value={account} />
        <div className={styles.menuHead}>
          <AccountPhoto />
          <div className="grow">
            <p className="b">{firstName}</p>
            <p className="s14 muted">{profile?.email}</p>
          </div>
          <button type="submit" className={`${styles.leave} link s14`}>
            Salir
          </button>
        </div>
        <div className={styles.menuItems}>
          {items.map(({ label, href, icon, isNew = false, count = 0 }) => (
            <a key={label} className={styles.menuItem} href={href}>
              {icon}
              <span className="grow">{label}</span>
              {isNew && <Tag tone="new">Nuevo</Tag>}
              {count > 0 && <span className="num s14 muted">{count > 99 ? '99+' : count}</span>}
            </a>
          ))}
          <hr />
          <button type="submit" className={styles.menuItem}>
            <LogOutIcon />
            Cerrar sesión
          </button>
        </div>
      </form>
    </nav>
  );
}
