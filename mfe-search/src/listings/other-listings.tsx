import { ChipLink } from '@chamba/kernel/ui/chip';
import { LISTINGS, type ListingKey } from './listing-paths.ts';
import styles from './listing.module.css';

/** The ways into the catalogue besides the one that is shown. */
export function OtherListings({ current }: { current: ListingKey }) {
  return (
    <nav className={styles.others} aria-labelledby="other-listings">
      <h2 id="other-listings">Busca de otra forma</h2>
      <ul className={styles.chips}>
        {(Object.keys(LISTINGS) as ListingKey[])
          .filter((key) => key !== current)
          .map((key) => (
            <li key={key}>
              <ChipLink href={LISTINGS[key].path}>{LISTINGS[key].heading}</ChipLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
