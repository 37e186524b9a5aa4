import type { ReactNode } from 'react';
import type { FooterKind, HeaderKind } from '@chamba/kernel/remote';
import { selectIsLogged } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Banners } from '../banners/banners.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { TabBar } from '../header/tab-bar.tsx';
import { Progress } from '../navigation/progress.tsx';
import { RouteAnnouncer } from '../navigation/route-announcer.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import styles from './frame.module.css';

/** Header, banners, footer and what floats over every page. */
export function Frame({
  header,
  footer,
  children,
}: {
  header: HeaderKind;
  footer: FooterKind;
  children: ReactNode;
}) {
  const isLogged = useAppSelector(selectIsLogged);
  const tabBar = isLogged && header !== 'steps' && header !== 'login';
  return (
    <div className={`${styles.frame} ${tabBar ? styles.withTabBar : ''}`}>
      <a className={styles.skip} href="#contenido">
        Saltar al contenido
      </a>
      <Progress />
      <Banners />
      <div className={styles.page}>
        <Header kind={header} />
        <main id="contenido" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Footer kind={footer} />
      {tabBar && <TabBar />}
      <Toasts />
      <RouteAnnouncer />
    </div>
  );
}
