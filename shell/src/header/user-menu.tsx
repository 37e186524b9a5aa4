import type { ReactNode } from 'react';
import { selectBadges } from '@chamba/kernel/frame';
import { isPage } from '../navigation/intercept-clicks.ts';
import { usePageHost } from '../app/page-host-context.ts';
import { logoutRequested, selectFirstName, selectProfile } from '@chamba/kernel/session';
import { selectConfig, selectToggles, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import {
  CalculatorIcon,
  CircleQuestionMarkIcon,
  LogOutIcon,
  NewspaperIcon,
  SendIcon,
  SettingsIcon,
} from '@chamba/kernel/ui/icon';
import { Tag } from '@chamba/kernel/ui/tag';
import { initialsOf } from './initials.ts';
import styles from './header.module.css';

/** Window width in pixels from which the settings open at their first section: there is room for both. */
const WIDE = 768;

type Item = { label: string; href: string; icon: ReactNode; isNew?: boolean; count?: number };

/** Links and actions of somebody signed in. A link whose page is nowhere in the composition does not show. */
export function UserMenu({ sheet = false }: { sheet?: boolean }) {
  const profile = useAppSelector(selectProfile);
  const firstName = useAppSelector(selectFirstName);
  const { calcISR } = useAppSelector(selectToggles);
  const { externals } = useAppSelector(selectConfig);
  const isWide = useAppSelector((state) => state.pageWidth.width >= WIDE);
  const { applications } = useAppSelector(selectBadges);
  const { composition } = usePageHost();
  const dispatch = useAppDispatch();
  const items: Item[] = [
    // The sheet is a phone's only way there; wide screens have it on their dashboard.
    {
      label: 'Mis postulaciones',
      href: sheet ? '/postulaciones' : '',
      icon: <SendIcon />,
      count: applications,
    },
    {
      label: 'Sueldos',
      href: calcISR ? externals.calcIsr || '/sueldos' : '',
      icon: <CalculatorIcon />,
      isNew: true,
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
  const logOut = () => dispatch(logoutRequested({}));
  return (
    <nav className={`${styles.menu} ${sheet ? styles.sheetMenu : ''}`} aria-label={`Menú de ${firstName}`}>
      <div className={styles.menuHead}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(profile?.name ?? '')}
        </span>
        <div className="grow">
          <p className="b">{firstName}</p>
          <p className="s14 muted">{profile?.email}</p>
        </div>
        <button type="button" className={`${styles.leave} link s14`} onClick={logOut}>
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
        <button type="button" className={styles.menuItem} onClick={logOut}>
          <LogOutIcon />
          Cerrar sesión
        </button>
      </div>
    </nav>
  );
}
