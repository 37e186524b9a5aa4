import { type HTMLAttributes, type KeyboardEvent, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export type TabItem<Id extends string = string> = { id: Id; label: string; count?: number };

export type TabsProps<Id extends string> = {
  /** Name of the set, for screen readers. */
  label: string;
  /** Prefix of the ids that tie tabs and panels; the panel gets the same. */
  idBase: string;
  items: ReadonlyArray<TabItem<Id>>;
  selected: Id;
  onSelect: (id: Id) => void;
  className?: string;
};

/**
 * A row of tabs; the arrows, Home and End move and choose.
 * @example
 * <Tabs label="Postulaciones" idBase="list" items={items} selected={tab} onSelect={setTab} />
 * <TabPanel idBase="list" id={tab}>…</TabPanel>
 */
export function Tabs<Id extends string>({
  label,
  idBase,
  items,
  selected,
  onSelect,
  className,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  function handleKey(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + items.length) % items.length;
    const next = items[index];
    if (!next) return;
    onSelect(next.id);
    const tab = list.current?.children[index];
    if (tab instanceof HTMLElement) tab.focus();
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(styles.tabs, className)}
      onKeyDown={handleKey}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${idBase}-tab-${item.id}`}
          aria-controls={`${idBase}-panel-${item.id}`}
          aria-selected={item.id === selected}
          tabIndex={item.id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(item.id)}
        >
          {item.label}
          {item.count === undefined ? null : <small className={styles.count}>{item.count}</small>}
        </button>
      ))}
    </div>
  );
}

/**
 * What a tab shows; draw only the chosen one. `id` and `idBase` are those of its tab.
 * @example <TabPanel idBase="list" id={tab}>{applications.map(toCard)}</TabPanel>
 */
export function TabPanel({
  idBase,
  id,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { idBase: string; id: string }) {
  return (
    <div {...rest} role="tabpanel" id={`${idBase}-panel-${id}`} aria-labelledby={`${idBase}-tab-${id}`} />
  );
}
