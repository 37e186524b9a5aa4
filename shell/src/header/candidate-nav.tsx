import { useLocation } from '@chamba/kernel/router';
import { NAV_ITEMS } from './nav-items.ts';
import styles from './header.module.css';

/** Main navigation of a signed-in candidate, on wide screens. */
export function CandidateNav() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label="Principal">
      {NAV_ITEMS.map(({ label, href, active }) => (
        <a key={href} href={href} aria-current={active.test(pathname) ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
