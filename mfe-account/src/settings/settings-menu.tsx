import type { ReactNode } from 'react';
import { logoutRequested, selectPageAccount, selectProfile } from '@chamba/kernel/session';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { DataSaverSwitch, ThemeSwitch } from '@chamba/kernel/preferences/controls';
import { Card } from '@chamba/kernel/ui/card';
import {
  AtSignIcon,
  BellIcon,
  ChevronRightIcon,
  CircleQuestionMarkIcon,
  ContrastIcon,
  FileUserIcon,
  GaugeIcon,
  LockIcon,
  LogOutIcon,
  SmartphoneIcon,
} from '@chamba/kernel/ui/icon';
import { KeyIcon, TrashIcon } from '../icons/icons.tsx';
import { describeMessages, describePassword } from './details.ts';
import { SECTIONS, sectionAddress, type SectionId } from './sections.ts';
import { selectSettings } from './settings.slice.ts';
import styles from './settings.module.css';

const ICONS: Readonly<Record<SectionId, ReactNode>> = {
  contrasena: <LockIcon />,
  correo: <AtSignIcon />,
  mensajes: <BellIcon />,
  sesiones: <SmartphoneIcon />,
  llaves: <KeyIcon />,
  privacidad: <FileUserIcon />,
  apariencia: <ContrastIcon />,
  eliminar: <TrashIcon />,
};

/** Sections that a phone's menu shows in places of their own. */
const APART: ReadonlySet<SectionId> = new Set(['apariencia', 'eliminar']);

/** The sections beside the open one, on wide screens. */
export function SettingsNav({ open }: { open: SectionId | null }) {
  return (
    <nav className={styles.nav} aria-label="Configuración">
      {SECTIONS.map(({ id, label }) => (
        <a
          key={id}
          href={sectionAddress(id)}
          className={styles.navItem}
          aria-current={id === open ? 'page' : undefined}
        >
          {ICONS[id]}
          {label}
        </a>
      ))}
    </nav>
  );
}

function MenuRow({
  icon,
  label,
  detail,
  href,
}: {
  icon: ReactNode;
  label: string;
  detail?: string;
  href: string;
}) {
  return (
    <a href={href} className={styles.menuRow}>
      {icon}
      <span className="grow">
        <span className="b">{label}</span>
        {detail ? <span className={`s14 muted ${styles.detail}`}>{detail}</span> : null}
      </span>
      <ChevronRightIcon />
    </a>
  );
}

/** The settings of a phone as one page: every section with how it stands, and what can be set right here. */
export function SettingsMenu() {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectPageAccount);
  const email = useAppSelector((state) => selectProfile(state)?.email ?? '');
  const { externals } = useAppSelector(selectConfig);
  const { settings, now } = useAppSelector(selectSettings);
  const details: Readonly<Partial<Record<SectionId, string>>> = {
    contrasena: settings ? describePassword(settings.passwordchanged, now) : '',
    correo: email,
    mensajes: settings ? describeMessages(settings) : '',
    sesiones: 'Dónde está abierta tu cuenta',
    llaves: 'Entrar sin escribir tu contraseña',
    privacidad: 'Descargar mis datos, lo que aceptaste',
  };
  return (
    <div className={styles.menu}>
      <Card className={styles.rows}>
        {SECTIONS.filter(({ id }) => !APART.has(id)).map(({ id, label }) => (
          <MenuRow
            key={id}
            icon={ICONS[id]}
            label={label}
            detail={details[id] ?? ''}
            href={sectionAddress(id)}
          />
        ))}
        <div className={styles.menuRow}>
          <GaugeIcon />
          <div className="grow">
            <p className="b" id="menu-saver">
              Ahorro de datos
            </p>
            <p className="s14 muted">Sin logotipos ni fotos</p>
          </div>
          <DataSaverSwitch labelId="menu-saver" />
        </div>
      </Card>
      <Card pad="m" as="section" className="stack g12" aria-labelledby="menu-appearance">
        <h2 className="d3" id="menu-appearance">
          Apariencia
        </h2>
        <ThemeSwitch />
      </Card>
      <Card className={styles.rows}>
        <MenuRow icon={<CircleQuestionMarkIcon />} label="Ayuda" href={externals.help || '/ayuda'} />
        <form
          method="post"
          action="/menu"
          onSubmit={(event) => {
            event.preventDefault();
            dispatch(logoutRequested({}));
          }}
        >
          <input type="hidden" name="page_account" value={account} />
          <button type="submit" className={styles.menuRow}>
            <LogOutIcon />
            <span className="grow b">Cerrar sesión</span>
          </button>
        </form>
      </Card>
      <a href={sectionAddress('eliminar')} className={styles.deletion}>
        <TrashIcon />
        Eliminar cuenta
      </a>
    </div>
  );
}
