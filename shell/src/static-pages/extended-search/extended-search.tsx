import { findFiller } from '@chamba/kernel/composition';
import { Slot } from '@chamba/kernel/slots';
import { usePageHost } from '../../routing/page-host-context.ts';
import styles from './extended-search.module.css';

/** Search filters on a page that is not a result list; empty, without height, if no unit fills the slot. */
export function ExtendedSearch() {
  const { composition } = usePageHost();
  if (!findFiller(composition, 'page.extended-search')) return null;
  return (
    <div className={styles.filters}>
      <Slot name="page.extended-search" props={{}} />
    </div>
  );
}
