import type { ReactNode } from 'react';
import type { FooterKind, HeaderKind, PageCategory } from '@chamba/kernel/remote';
import { selectIsLogged } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Banners } from '../banners/banners.tsx';
import { CampaignBanner } from '../banners/campaign-banner.tsx';
import { EmailBanner } from '../banners/email-banner.tsx';
import { useNotices } from '../banners/notices.ts';
import { SignUpBanner } from '../banners/sign-up-banner.tsx';
import { LeavingBoundary } from '../errors/leaving-boundary.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { TabBar } from '../header/tab-bar.tsx';
import { Progress } from '../navigation/progress.tsx';
import { RouteAnnouncer } from '../navigation/route-announcer.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import styles from './frame.module.css';

/** Pages a campaign may show on. */
const CAMPAIGN_PAGES: ReadonlySet<PageCategory> = new Set(['home', 'srp', 'filters', 'job-offer']);
/** Pages that invite visitors to sign up; the home page has its own invitation. */
const SIGN_UP_PAGES: ReadonlySet<PageCategory> = new Set(['srp', 'filters', 'job-offer']);

/**
 * Header, banners, footer and what floats over every page.
 * @param category of the page; the banners at its end depend on it. Without a category there are none.
 */
export function Frame({
  header,
  footer,
  category,
  children,
}: {
  header: HeaderKind;
  footer: FooterKind;
  category?: PageCategory;
  children: ReactNode;
}) {
  const isLogged = useAppSelector(selectIsLogged);
  const { email, ...above } = useNotices();
  // The home's header lies over its picture: what comes below it would lie there too.
  const isOverHero = header === 'hero';
  const isForm = header === 'steps' || header === 'login';
  const tabBar = isLogged && !isForm;
  return (
    <div className={`${styles.frame} ${tabBar ? styles.withTabBar : ''}`}>
      <a className={styles.skip} href="#contenido">
        Saltar al contenido
      </a>
      <Progress />
      <Banners {...above} app={above.app && !isForm} />
      {email && isOverHero && <EmailBanner />}
      <div className={styles.page}>
        <LeavingBoundary>
          <Header kind={header} />
        </LeavingBoundary>
        {email && !isOverHero && <EmailBanner />}
        <main id="contenido" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {category && CAMPAIGN_PAGES.has(category) && <CampaignBanner />}
      {category && !isLogged && SIGN_UP_PAGES.has(category) && <SignUpBanner />}
      <Footer kind={footer} />
      {tabBar && <TabBar />}
      <Toasts />
      <RouteAnnouncer />
    </div>
  );
}
