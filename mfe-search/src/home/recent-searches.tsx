import type { RecentSearch } from '@chamba/kernel/api';
import { searchSummary } from '@chamba/kernel/format';
import { LinkCard } from '@chamba/kernel/ui/card';
import { ChevronRightIcon, HistoryIcon } from '@chamba/kernel/ui/icon';
import { recentKeyword } from '../search-bar/recents.ts';
import styles from './home.module.css';

/** The visitor's past searches, each with how many new vacancies it has. */
export function RecentSearches({ recents }: { recents: readonly RecentSearch[] }) {
  return (
    <section className={styles.section} aria-labelledby="home-recent">
      <div className={styles.heading}>
        <h2 id="home-recent">Búsquedas recientes</h2>
      </div>
      <div className={styles.recents}>
        {recents.map((recent) => {
          const { url, extratext, newtotaldocslegend, query_parameters } = recent;
          const place = query_parameters.placedescription;
          return (
            <LinkCard key={url} href={url} className={styles.recent}>
              <span className={styles.mark}>
                <HistoryIcon />
              </span>
              <span className="grow">
                <span className="b">{searchSummary({ keyword: recentKeyword(recent), place })}</span>
                {extratext ? <span className={`s14 muted ${styles.line}`}>{extratext}</span> : null}
              </span>
              {newtotaldocslegend ? <span className={styles.fresh}>{newtotaldocslegend}</span> : null}
              <ChevronRightIcon />
            </LinkCard>
          );
        })}
      </div>
    </section>
  );
}
