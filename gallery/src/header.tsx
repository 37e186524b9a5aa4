import { Segmented } from '@chamba/kernel/ui/segmented';
import { type ReactNode, useState } from 'react';
import { toHref } from './pages.ts';
import { chooseTheme, readTheme, type Theme } from './theme.ts';
import styles from './gallery.module.css';

const THEMES: ReadonlyArray<{ value: Theme; label: string }> = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

/** The way back to the list, and the switch of the theme. @param children further switches. */
export function Header({ children }: { children?: ReactNode }) {
  const [theme, setTheme] = useState(readTheme);
  return (
    <header className={styles.header}>
      <nav aria-label="Gallery">
        <a className="link" href={toHref()}>
          All components
        </a>
      </nav>
      <div className={styles.switches}>
        {children}
        <Segmented
          inline
          hideLabel
          label="Theme"
          options={THEMES}
          value={theme}
          onValue={(value) => {
            chooseTheme(value);
            setTheme(value);
          }}
        />
      </div>
    </header>
  );
}
