import { formatCount } from '@chamba/kernel/format';
import { ChevronDownIcon } from '@chamba/kernel/ui/icon';
import { itemKey, type PanelItem } from './facets.ts';
import { UNKNOWN_COUNT } from '../search/merge-facets.ts';
import styles from './filters.module.css';

type Props = {
  label: string;
  value?: string;
  items: readonly PanelItem[];
  /** The page answers to clicks: a button then stands where the disclosure was. */
  alive: boolean;
  /** The filter is hovered or focused: its panel may be preloaded. */
  onIntent: () => void;
  /** Opens the real panel. */
  onOpen: () => void;
};

/** A filter before its panel is loaded; without JavaScript a disclosure of links. */
export function PlainFacet({ label, value, items, alive, onIntent, onOpen }: Props) {
  const className = `${styles.facet} ${value ? styles.on : ''}`;
  const face = (
    <>
      {value ? <span className="vh">{label}: </span> : null}
      <span className={styles.text}>{value ?? label}</span>
      <ChevronDownIcon size={16} />
    </>
  );
  if (alive) {
    return (
      <span className={styles.host}>
        <button
          type="button"
          className={className}
          aria-haspopup="dialog"
          aria-expanded={false}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={onOpen}
        >
          {face}
        </button>
      </span>
    );
  }
  return (
    <details className={styles.host} name="facet">
      <summary className={className}>{face}</summary>
      <ul className={styles.links}>
        {items.map((item) => (
          <li key={itemKey(item)}>
            <a
              className={item.indented ? styles.indented : undefined}
              href={item.url}
              rel="nofollow"
              aria-current={item.selected ? 'true' : undefined}
            >
              {item.description}
              {item.items === UNKNOWN_COUNT ? null : <span>{formatCount(item.items)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
