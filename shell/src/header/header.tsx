import type { HeaderKind } from '@chamba/kernel/remote';
import { selectIsLogged } from '@chamba/kernel/session';
import { Slot } from '@chamba/kernel/slots';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { Logo, Mark } from '@chamba/kernel/ui/logo';
import { PlainSearch } from './plain-search.tsx';
import { CandidateNav } from './candidate-nav.tsx';
import { CandidateTools } from './candidate-tools.tsx';
import { VisitorTools } from './visitor-tools.tsx';
import { StepsTools } from './steps-tools.tsx';
import { LoginTools } from './login-tools.tsx';
import styles from './header.module.css';

/** The header of a page; what it holds depends on the page's kind and on who looks. */
export function Header({ kind }: { kind: HeaderKind }) {
  const isLogged = useAppSelector(selectIsLogged);
  const { siteName } = useAppSelector(selectConfig);
  const hero = kind === 'hero';
  const search = kind === 'search';
  const home = isLogged ? '/dashboard' : '/';
  return (
    <header
      className={`${styles.top} ${hero ? `${styles.hero} on-hero` : ''} ${search ? styles.search : ''}`}
    >
      <div className={`wrap ${styles.inner}`}>
        <a
          className={styles.brand}
          href={home}
          aria-label={`${siteName}, ${isLogged ? 'ir a mi panel' : 'ir a inicio'}`}
        >
          {search ? (
            <>
              <span className="mob">
                <Mark />
              </span>
              <span className="desk">
                <Logo />
              </span>
            </>
          ) : (
            <Logo onHero={hero} />
          )}
        </a>
        {isLogged && kind !== 'steps' && <CandidateNav />}
        {search ? (
          <div className={styles.searchPlace}>
            <Slot name="header.search" props={{ variant: 'bar' }} fallback={<PlainSearch />} />
          </div>
        ) : (
          <span className="grow" />
        )}
        {kind === 'steps' ? (
          <StepsTools />
        ) : isLogged ? (
          <CandidateTools />
        ) : kind === 'login' ? (
          <LoginTools />
        ) : (
          <VisitorTools onHero={hero} compact={search} />
        )}
      </div>
    </header>
  );
}
