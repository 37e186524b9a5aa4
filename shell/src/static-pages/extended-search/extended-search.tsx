import { findFiller } from '@chamba/kernel/composition';
import { Slot } from '@chamba/kernel/slots';
import { usePageHost } from '../../app/page-host-context.ts';
import styles from './extended-search.module.css';

/** The filters of a search on a page that is none; nothing, and no height for it, without a unit that brings them. */
export function ExtendedSearch() {
  const { composition } = usePageHost();
  if (!findFiller(composition, 'page.extended-search')) return null;
  return (
    <div className={styles.filters}>
      <Slot name="page.extended-search" props={{}} />
    </div>
  );
}
