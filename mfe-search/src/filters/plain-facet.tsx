import type { MouseEvent } from 'react';
import { formatCount } from '@chamba/kernel/format';
import { ChevronDownIcon } from '@chamba/kernel/ui/icon';
import { itemKey, type PanelItem } from './facets.ts';
import { UNKNOWN_COUNT } from './merge-facets.ts';
import styles from './filters.module.css';

type Props = {
  label: string;
  value?: string;
  items: readonly PanelItem[];
  /** Somebody is about to use the filter: its panel may be loaded. */
  onIntent: () => void;
  /** Opens the real panel; rejects when it does not load. */
  onOpen: () => Promise<void>;
};

/** A filter before its panel is loaded, and without JavaScript: a disclosure of links. */
export function PlainFacet({ label, value, items, onIntent, onOpen }: Props) {
  function open(event: MouseEvent<HTMLElement>) {
    const details = event.currentTarget.parentElement;
    event.preventDefault();
    onOpen().catch(() => details?.toggleAttribute('open'));
  }
  return (
    <details className={styles.host} name="facet">
      {/* The browser gives a summary its keyboard and its state. */}
      <summary
        className={`${styles.facet} ${value ? styles.on : ''}`}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={open}
      >
        {value ? <span className="vh">{label}: </span> : null}
        <span className={styles.text}>{value ?? label}</span>
        <ChevronDownIcon size={16} />
      </summary>
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
