import type { Device } from '@chamba/kernel/frame';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { appStoresFor } from './app-stores.ts';
import styles from './app-store-badges.module.css';

/** Links to the stores that have the app for a device; nothing if there are none. */
export function AppStoreBadges({ device }: { device: Device }) {
  const { externals } = useAppSelector(selectConfig);
  const stores = appStoresFor(device, externals);
  if (stores.length === 0) return null;
  return (
    <div className={styles.badges}>
      {stores.map(({ name, url }) => (
        <a key={name} className={styles.badge} href={url}>
          <small>{name === 'App Store' ? 'Consíguela en el' : 'Disponible en'}</small>
          <b>{name}</b>
        </a>
      ))}
    </div>
  );
}
