import { useEffect, useState } from 'react';
import { Slot } from '@chamba/kernel/slots';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import { isDesktop } from '@chamba/kernel/viewport';
import styles from './search-box.module.css';

/**
 * The search on a phone: looks the same from the first frame, as the link to the home page's form, and opens in place once
 * the search is here. Desktops do not load it: their header has its own way to the search.
 */
export function SearchBox() {
  const [isPhone, setPhone] = useState(false);
  useEffect(() => setPhone(!isDesktop()), []);
  const link = (
    <a className={styles.box} href="/?buscar=1">
      <SearchIcon />
      Puesto, área laboral o empresa
    </a>
  );
  return (
    <div className={`mob ${styles.place}`} role="search">
      {isPhone ? <Slot name="dashboard.search" props={{}} fallback={link} /> : link}
    </div>
  );
}
