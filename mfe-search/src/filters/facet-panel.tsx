import { useEffect, useState } from 'react';
import { formatCount } from '@chamba/kernel/format';
import { navigate } from '@chamba/kernel/router';
import { useAppDispatch, useAppSelector, useChambaStore } from '@chamba/kernel/store';
import type { SearchParams } from '@chamba/kernel/routes';
import { Button } from '@chamba/kernel/ui/button';
import { Facet, FacetItem, FacetList } from '@chamba/kernel/ui/facet';
import { recordFilter } from './analytics.ts';
import { UNKNOWN_COUNT } from '../search/merge-facets.ts';
import { facetCountSaga } from './facet-count.saga.ts';
import { countRequested, facetCountSlice, selectFacetCount } from './facet-count.slice.ts';
import { LeastPay, readLeastPay, type LeastPayValue } from './least-pay.tsx';
import { PARTS, itemKey, type FacetKind, type PanelItem } from './facets.ts';
import { chosenKeys, clearedUrl, draftUrl, leastPayUrl, takesSeveral, toggleDraft } from './panel-draft.ts';
import styles from './filters.module.css';

type Props = {
  kind: FacetKind;
  items: readonly PanelItem[];
  params: SearchParams;
  /** Address of the search as it is. */
  current: string;
  /** Words of what is chosen, in place of the name. */
  value?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * A filter with its panel. Choosing only marks, and the button says how many offers the marks give; that and 'LIMPIAR'
 * lead to the filtered search.
 */
export function FacetPanel({ kind, items, params, current, value, open, onOpenChange }: Props) {
  const dispatch = useAppDispatch();
  const chosen = chosenKeys(items);
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [pay, setPay] = useState<LeastPayValue | null>(null);
  const isPay = kind.key === 'SAL';
  const isMultiple = takesSeveral(kind);
  const leastPay = pay ?? readLeastPay(chosen.length > 0 ? {} : params);
  const marked = draft ?? (pay?.amount ? [] : chosen);
  const most = Math.max(1, ...items.map((item) => item.items));
  const amount = Math.ceil(Number(pay?.amount));
  const isAmount = pay !== null && (amount >= 1 || !draft);
  const target = isAmount
    ? leastPayUrl(params, pay.unit, amount)
    : draftUrl(kind, items, marked, params, current);
  const total = useCount(open && target !== current ? target : null);

  function change(next: boolean) {
    setDraft(null);
    setPay(null);
    onOpenChange(next);
  }
  function go(action: 'apply' | 'clear', ids: string, to: string) {
    recordFilter(action, kind.key, ids);
    change(false);
    if (to !== current) dispatch(navigate({ to }));
  }
  function apply() {
    const picked = items.filter((item) => marked.includes(itemKey(item)));
    go('apply', isAmount ? `${pay.unit}-${pay.amount}` : picked.map(({ id }) => id).join(','), target);
  }
  function clear() {
    const picked = items.filter((item) => chosen.includes(itemKey(item)));
    go('clear', picked.map(({ id }) => id).join(','), clearedUrl(kind, params));
  }
  function setLeastPay(value: LeastPayValue) {
    setPay(value);
    setDraft(null);
  }
  function choose(item: PanelItem) {
    setDraft(toggleDraft(marked, item, kind, items));
    if (isPay) setPay(null);
  }
  const parts = Object.keys(PARTS).filter((key) => items.some((item) => item.key === key));
  const groups: readonly (readonly [string, readonly PanelItem[]])[] =
    parts.length > 0 ? parts.map((key) => [key, items.filter((item) => item.key === key)]) : [['', items]];
  return (
    <Facet
      label={kind.label}
      value={value}
      open={open}
      onOpenChange={change}
      width={392}
      footer={
        <>
          <Button variant="line" onClick={clear}>
            LIMPIAR
          </Button>
          <Button onClick={apply}>{total === null ? 'APLICAR' : offersText(total)}</Button>
          <span className="vh" role="status">
            {total === null ? '' : `${formatCount(total)} ${total === 1 ? 'empleo' : 'empleos'}`}
          </span>
        </>
      }
    >
      {groups.map(([key, group]) => (
        <div
          key={key}
          role={isMultiple ? 'group' : undefined}
          aria-label={isMultiple ? (PARTS[key] ?? kind.label) : undefined}
        >
          {PARTS[key] ? <h2 className={styles.panelPart}>{PARTS[key]}</h2> : null}
          <FacetList>
            {group.map((item) => (
              <FacetItem
                key={itemKey(item)}
                label={item.description}
                count={item.items === UNKNOWN_COUNT ? undefined : item.items}
                share={item.items === UNKNOWN_COUNT || item.indented ? undefined : item.items / most}
                indented={item.indented}
                selected={marked.includes(itemKey(item))}
                multiple={isMultiple}
                disabled={item.items === 0 && !marked.includes(itemKey(item))}
                onToggle={() => choose(item)}
              />
            ))}
          </FacetList>
        </div>
      ))}
      {isPay ? <LeastPay value={leastPay} onValue={setLeastPay} /> : null}
    </Facet>
  );
}

/** Comes with the first panel that is opened. */
const FACET_COUNT = { owner: 'mfe-search', slices: [facetCountSlice], sagas: [facetCountSaga] };

const offersText = (total: number): string =>
  total === 1 ? 'Ver 1 empleo' : `Ver ${formatCount(total)} empleos`;

/**
 * Offers of a search that is not applied yet; null while they are not known.
 * @param url its address; null for none.
 */
function useCount(url: string | null): number | null {
  const store = useChambaStore();
  const dispatch = useAppDispatch();
  const counted = useAppSelector(selectFacetCount);
  useEffect(() => store.inject(FACET_COUNT), [store]);
  useEffect(() => {
    if (url !== null) dispatch(countRequested(url));
  }, [dispatch, url]);
  return counted.url === url ? counted.total : null;
}
