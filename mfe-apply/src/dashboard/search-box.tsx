import { useEffect, useState } from 'react';
import { Slot } from '@chamba/kernel/slots';
import { SearchIcon } from '@chamba/kernel/ui/icon';
import styles from './search-box.module.css';

/** Widths without the header's own way to the search, in which the box is shown. */
const PHONE = '(max-width: 1023px)';

/**
 * The search on a phone: looks the same from the first frame, as the link to the home page's form, and opens in place once
 * the search is here. Wide screens do not load it.
 */
export function SearchBox() {
  const [isPhone, setPhone] = useState(false);
  useEffect(() => setPhone(window.matchMedia(PHONE).matches), []);
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
