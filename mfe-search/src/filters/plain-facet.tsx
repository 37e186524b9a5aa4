import { Fragment } from 'react';
import { formatCount } from '@chamba/kernel/format';
import { ChevronDownIcon } from '@chamba/kernel/ui/icon';
import { PARTS, itemKey, type PanelItem } from './facets.ts';
import { UNKNOWN_COUNT } from '../search/merge-facets.ts';
import styles from './filters.module.css';

type Props = {
  label: string;
  value?: string;
  items: readonly PanelItem[];
  /** Address of the search without its pay, for the filter in which an amount can be written. */
  amountUrl?: string;
  /** The page answers to clicks: a button then stands where the disclosure was. */
  alive: boolean;
  /** The filter is hovered or focused: its panel may be preloaded. */
  onIntent: () => void;
  /** Opens the real panel. */
  onOpen: () => void;
};

/** A filter before its panel is loaded; without JavaScript a disclosure of links. */
export function PlainFacet({ label, value, items, amountUrl, alive, onIntent, onOpen }: Props) {
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
        {items.map((item, place) => (
          <Fragment key={itemKey(item)}>
            {PARTS[item.key] && items[place - 1]?.key !== item.key ? (
              <li className={styles.part}>{PARTS[item.key]}</li>
            ) : null}
            <li>
              <a
                className={item.indented ? styles.indented : undefined}
                // Without an address it is no link: there is nothing to choose.
                href={item.items === 0 && !item.selected ? undefined : item.url}
                rel="nofollow"
                aria-current={item.selected ? 'true' : undefined}
              >
                {item.description}
                {item.items === UNKNOWN_COUNT ? null : <span>{formatCount(item.items)}</span>}
              </a>
            </li>
          </Fragment>
        ))}
        {amountUrl ? <AmountForm url={amountUrl} /> : null}
      </ul>
    </details>
  );
}

/** Least pay as an amount, sent as a form. @param url the search without its pay. */
function AmountForm({ url }: { url: string }) {
  const [path, search] = url.split('?');
  return (
    <li>
      <form className={styles.amount} action={path}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {AMOUNTS.map(({ name, label }) => (
          <label key={name}>
            {label} <input type="number" name={name} min={1} />
          </label>
        ))}
        <button type="submit">APLICAR</button>
      </form>
    </li>
  );
}

const AMOUNTS = [
  { name: 'smin', label: 'Mínimo al mes' },
  { name: 'hmin', label: 'Mínimo por hora' },
];
