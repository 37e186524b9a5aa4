import { selectVisitor, SMART_BANNER_COOKIE, SMART_BANNER_SECONDS } from '@chamba/kernel/frame';
import { writeCookie } from '@chamba/kernel/storage';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { XIcon } from '@chamba/kernel/ui/icon';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { Mark } from '@chamba/kernel/ui/logo';
import { findAppStore } from '../app-stores/app-stores.ts';
import { bannerClosed } from '../visitor/visitor.slice.ts';
import styles from './smart-banner.module.css';

/** Offers the app on phones: the store that has it, else the page that says how to install the site. */
export function SmartBanner() {
  const { device } = useAppSelector(selectVisitor);
  const { externals } = useAppSelector(selectConfig);
  const dispatch = useAppDispatch();
  if (device === 'desktop') return null;
  const close = () => {
    writeCookie(SMART_BANNER_COOKIE, '1', SMART_BANNER_SECONDS);
    dispatch(bannerClosed('smart'));
  };
  return (
    <aside className={styles.banner} aria-label="Descarga la app">
      <IconButton label="Cerrar" onClick={close}>
        <XIcon />
      </IconButton>
      <Mark size={40} />
      <p className="b s14 grow">Busca empleo más fácil desde nuestra app</p>
      <LinkButton size="sm" href={findAppStore(device, externals)?.url ?? '/descarga'}>
        Descargar
      </LinkButton>
    </aside>
  );
}
