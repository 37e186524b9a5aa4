import { useState } from 'react';
import { navigate } from '@chamba/kernel/router';
import { useAppDispatch } from '@chamba/kernel/store';
import type { SearchParams } from '@chamba/kernel/routes';
import { Button } from '@chamba/kernel/ui/button';
import { Facet, FacetItem, FacetList } from '@chamba/kernel/ui/facet';
import { recordFilter } from './analytics.ts';
import { UNKNOWN_COUNT } from '../search/merge-facets.ts';
import {
  chosenKeys,
  clearedUrl,
  draftUrl,
  itemKey,
  toggleDraft,
  type FacetKind,
  type PanelItem,
} from './facets.ts';

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
  const marked = draft ?? chosen;
  const most = Math.max(1, ...items.map((item) => item.items));

  function change(next: boolean) {
    setDraft(null);
    onOpenChange(next);
  }
  function go(action: 'apply' | 'clear', ids: string, to: string) {
    recordFilter(action, kind.key, ids);
    change(false);
    if (to !== current) dispatch(navigate({ to }));
  }
  function apply() {
    const picked = items.filter((item) => marked.includes(itemKey(item)));
    go('apply', picked.map(({ id }) => id).join(','), draftUrl(kind, items, marked, params, current));
  }
  function clear() {
    const picked = items.filter((item) => chosen.includes(itemKey(item)));
    go('clear', picked.map(({ id }) => id).join(','), clearedUrl(kind, params));
  }
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
      <FacetList>
        {items.map((item) => (
          <FacetItem
            key={itemKey(item)}
            label={item.description}
            count={item.items === UNKNOWN_COUNT ? undefined : item.items}
            share={item.items === UNKNOWN_COUNT || item.indented ? undefined : item.items / most}
            indented={item.indented}
            selected={marked.includes(itemKey(item))}
            onToggle={() => setDraft(toggleDraft(marked, item, kind))}
          />
        ))}
      </FacetList>
    </Facet>
  );
}
