import { formatCount } from '@chamba/kernel/format';
import type { Link } from '../home/home.slice.ts';
import styles from './link-table.module.css';

/**
 * Links with the number of vacancies behind each, in columns.
 * @param padded writes numbers below 10 with a leading zero.
 */
export function LinkTable({
  links,
  padded,
  narrow,
}: {
  links: readonly Link[];
  padded?: boolean;
  narrow?: boolean;
}) {
  return (
    <ul className={`${styles.table} ${narrow ? styles.narrow : ''}`}>
      {links.map(({ id, description, url, count }) => (
        <li key={id}>
          <a href={url}>
            {description}
            {count > 0 ? (
              <span>{padded ? formatCount(count).padStart(2, '0') : formatCount(count)}</span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
