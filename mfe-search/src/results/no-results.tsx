import { buildSearchUrl } from '@chamba/kernel/routes';
import { useAppSelector } from '@chamba/kernel/store';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { XIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import ExtendedSearch from '../filters/extended-search.slot.tsx';
import { countActiveFilters, onlyCompany } from '../filters/facets.ts';
import { selectResults } from '../search/results.slice.ts';
import { CorrectionNote } from './correction-note.tsx';
import { selectShownSearch } from '../search-bar/search-bar.slice.ts';
import { RelatedSearches } from './related-searches.tsx';
import { SaveSearch } from './save-search.tsx';
import styles from './results.module.css';

/** Nothing was found for an address that is a search. */
export function NoResults() {
  const { answer, facets, params } = useAppSelector(selectResults);
  const query = answer?.query ?? countActiveFilters(params ?? {});
  const company = onlyCompany(query, facets?.company);
  const shown = useAppSelector(selectShownSearch);
  const nearest = answer?.refineurls[0];
  return (
    <div className={`wrap ${styles.none}`}>
      <EmptyState
        level={1}
        role="status"
        title="No se encontraron resultados listados con los parámetros especificados"
        text="Prueba con otra palabra, otra ciudad o menos filtros."
        actions={
          answer && answer.summary.totaldocs > 0 ? (
            <LinkButton href={buildSearchUrl({ ...params, page: undefined })}>
              Ir a la primera página
            </LinkButton>
          ) : nearest ? (
            // Its end says where and how many: it is not cut as other labels are.
            <LinkButton href={nearest.url}>
              <span className={styles.nearest}>{nearest.text}</span>
            </LinkButton>
          ) : company ? (
            <LinkButton href={query.clearurl} icon={<XIcon />} aria-label={`Quitar filtro: ${company}`}>
              {company}
            </LinkButton>
          ) : query.activefilters > 0 ? (
            <LinkButton href={query.clearurl}>{`Limpiar filtros (${query.activefilters})`}</LinkButton>
          ) : (
            <LinkButton href="/empleos">Ver todos los empleos</LinkButton>
          )
        }
      />
      <CorrectionNote />
      {shown && answer?.summary.totaldocs === 0 ? (
        <div className={styles.save}>
          <SaveSearch shown={shown} />
        </div>
      ) : null}
      <RelatedSearches from={1} />
    </div>
  );
}

/** The address starts like a search but is invalid: the search with its filters stays at hand. */
export function UnknownAddress() {
  return (
    <>
      <ExtendedSearch />
      <div className={`wrap ${styles.none}`}>
        <EmptyState
          level={1}
          title="No encontramos la página que buscas."
          actions={<LinkButton href="/">Ir al inicio</LinkButton>}
        />
      </div>
    </>
  );
}
