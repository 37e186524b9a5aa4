import { Fragment, useState } from 'react';
import { navigate } from '@chamba/kernel/router';
import { useAppDispatch } from '@chamba/kernel/store';
import { buildSearchUrl, type SearchParams } from '@chamba/kernel/routes';
import { Button } from '@chamba/kernel/ui/button';
import { Facet, FacetItem, FacetList } from '@chamba/kernel/ui/facet';
import { recordFilter } from './analytics.ts';
import { UNKNOWN_COUNT } from '../search/merge-facets.ts';
import { LeastPay, readLeastPay, type LeastPayValue } from './least-pay.tsx';
import { PARTS, itemKey, type FacetKind, type PanelItem } from './facets.ts';
import { chosenKeys, clearedUrl, draftUrl, toggleDraft } from './panel-draft.ts';
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

/** A filter with its panel. Choosing only marks; 'APLICAR' and 'LIMPIAR' lead to the filtered search. */
export function FacetPanel({ kind, items, params, current, value, open, onOpenChange }: Props) {
  const dispatch = useAppDispatch();
  const chosen = chosenKeys(items);
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [pay, setPay] = useState<LeastPayValue | null>(null);
  const isPay = kind.key === 'SAL';
  const isBand = chosen.length > 0;
  const leastPay = pay ?? readLeastPay(isBand ? {} : params);
  const marked = draft ?? (pay?.amount ? [] : chosen);
  const most = Math.max(1, ...items.map((item) => item.items));

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
    const amount = Number(pay?.amount);
    if (pay && (amount >= 1 || !draft)) {
      const search = { smin: undefined, smax: undefined, hmin: undefined, page: undefined };
      const to = buildSearchUrl({
        ...params,
        ...search,
        ...(amount >= 1 && { [pay.unit]: Math.ceil(amount) }),
      });
      go('apply', `${pay.unit}-${pay.amount}`, to);
      return;
    }
    go('apply', picked.map(({ id }) => id).join(','), draftUrl(kind, items, marked, params, current));
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
    setDraft(toggleDraft(marked, item, kind));
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
          <Button onClick={apply}>APLICAR</Button>
        </>
      }
    >
      {groups.map(([key, group]) => (
        <Fragment key={key}>
          {PARTS[key] ? <h2 className={styles.part}>{PARTS[key]}</h2> : null}
          <FacetList>
            {group.map((item) => (
              <FacetItem
                key={itemKey(item)}
                label={item.description}
                count={item.items === UNKNOWN_COUNT ? undefined : item.items}
                share={item.items === UNKNOWN_COUNT || item.indented ? undefined : item.items / most}
                indented={item.indented}
                selected={marked.includes(itemKey(item))}
                disabled={item.items === 0 && !marked.includes(itemKey(item))}
                onToggle={() => choose(item)}
              />
            ))}
          </FacetList>
        </Fragment>
      ))}
      {isPay ? <LeastPay value={leastPay} onValue={setLeastPay} /> : null}
    </Facet>
  );
}
