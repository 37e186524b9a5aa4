import { useState } from 'react';
import { useHydrated } from '@chamba/kernel/hydration';
import { buildSearchUrl } from '@chamba/kernel/routes';
import { useAppSelector, type RootState } from '@chamba/kernel/store';
import { ClearLink } from './clear-link.tsx';
import { FACETS, amountText, chosenText, panelItems, type FacetKey } from './facets.ts';
import { PlainFacet } from './plain-facet.tsx';
import { selectResults } from '../search/results.slice.ts';
import type * as PanelModule from './facet-panel.tsx';
import styles from './filters.module.css';

const loadPanel = () => import(/* webpackChunkName: "facet-panel" */ './facet-panel.tsx');

/** Characters of a filter's value, and on screens of medium width. */
const VALUE_LIMIT = 24;
const MEDIUM_VALUE_LIMIT = 20;

const selectValueLimit = ({ pageWidth: { width } }: RootState): number =>
  width >= 768 && width < 1024 ? MEDIUM_VALUE_LIMIT : VALUE_LIMIT;

const cut = (text: string | undefined, limit: number): string | undefined =>
  text && [...text].length > limit ? `${[...text].slice(0, limit).join('').trimEnd()}…` : text;

/**
 * The filters over the results, one open at a time. They are lists of links until the first intent; then their
 * panels are loaded.
 */
export function FilterBar() {
  const { facets, filters: params } = useAppSelector(selectResults);
  const limit = useAppSelector(selectValueLimit);
  const [panel, setPanel] = useState<typeof PanelModule | null>(null);
  const [open, setOpen] = useState<FacetKey | null>(null);
  const [failed, setFailed] = useState(false);
  const alive = useHydrated() && !failed;
  if (!facets || !params) return null;

  async function openPanel(key: FacetKey) {
    try {
      setPanel(await loadPanel());
      setOpen(key);
    } catch {
      // Without its panel a filter is what it is without JavaScript: a list of links.
      setFailed(true);
    }
  }
  const current = buildSearchUrl(params);
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.inside}`} role="group" aria-label="Filtros">
        {FACETS.map((kind) => {
          const items = panelItems(facets, kind);
          if (items.length === 0) return null;
          const isPay = kind.key === 'SAL';
          const value = cut(chosenText(items) ?? (isPay ? amountText(params) : undefined), limit);
          return panel ? (
            <panel.FacetPanel
              key={kind.key}
              kind={kind}
              items={items}
              params={params}
              current={current}
              value={value}
              open={open === kind.key}
              onOpenChange={(next) => setOpen(next ? kind.key : null)}
            />
          ) : (
            <PlainFacet
              key={kind.key}
              label={kind.label}
              value={value}
              items={items}
              amountUrl={
                isPay && !alive
                  ? buildSearchUrl({
                      ...params,
                      page: undefined,
                      smin: undefined,
                      smax: undefined,
                      hmin: undefined,
                    })
                  : undefined
              }
              alive={alive}
              onIntent={() => void loadPanel().catch(() => undefined)}
              onOpen={() => void openPanel(kind.key)}
            />
          );
        })}
        <ClearLink className="desk" />
      </div>
    </div>
  );
}
