import { useEffect } from 'react';
import { formatMoney, formatMoneyRange } from '@chamba/kernel/format';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { Tag } from '@chamba/kernel/ui/tag';
import { Block, BlockFailure, BlockNote } from '../blocks/block.tsx';
import { OptionsMenu } from '../blocks/options-menu.tsx';
import { useUndoFocus } from '../undo/use-undo-focus.ts';
import { keepEdited } from './edited-search.ts';
import {
  changeRequested,
  deleteRequested,
  opened,
  savedSearchesRequested,
  selectSavedSearches,
  type SavedSearch,
} from './saved-searches.slice.ts';
import styles from './saved-searches.module.css';

const TITLE_ID = 'searches-title';

const named = ({ searchstring }: SavedSearch): string => searchstring || 'Empleos';

function pay({ minsalary, maxsalary }: SavedSearch): string {
  if (minsalary && maxsalary) return formatMoneyRange(Number(minsalary), Number(maxsalary));
  if (minsalary) return `Desde ${formatMoney(Number(minsalary))}`;
  return maxsalary ? `Hasta ${formatMoney(Number(maxsalary))}` : '';
}

/** The searches that the candidate keeps, with what is new in each. */
export function SavedSearches() {
  const dispatch = useAppDispatch();
  const { status, items, removed } = useAppSelector(selectSavedSearches);
  const isEmpty = items.length === 0;
  useEffect(() => {
    if (status === 'idle') dispatch(savedSearchesRequested());
  }, [dispatch, status]);
  useUndoFocus(
    TITLE_ID,
    items.map(({ id }) => id),
    removed,
  );
  return (
    <Block
      id="busquedas"
      titleId={TITLE_ID}
      title="Mis búsquedas guardadas"
      aside={isEmpty ? null : <span className="s14 muted">{items.length}</span>}
    >
      {isEmpty && (status === 'idle' || status === 'loading') ? (
        <SkeletonGroup label="Cargando búsquedas guardadas">
          <Skeleton height={76} radius={16} />
        </SkeletonGroup>
      ) : null}
      {isEmpty && status === 'failed' ? (
        <BlockFailure onRetry={() => dispatch(savedSearchesRequested())} />
      ) : null}
      {isEmpty && status === 'ready' ? (
        <BlockNote text="Aún no tienes búsquedas guardadas.">
          <a className="link hit" href="/empleos">
            Buscar empleo
          </a>
        </BlockNote>
      ) : null}
      {isEmpty ? null : (
        <Card as="div">
          <ul>
            {items.map((search) => (
              <SearchRow key={search.id} search={search} />
            ))}
          </ul>
        </Card>
      )}
    </Block>
  );
}

function SearchRow({ search }: { search: SavedSearch }) {
  const dispatch = useAppDispatch();
  const { id, newtotaldocs, paused, confirmed, locationDescription, searchResultsURL } = search;
  const detail = [locationDescription, pay(search)].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <a className={styles.open} href={searchResultsURL} onClick={() => dispatch(opened(id))}>
        <span className="b">{named(search)}</span>
        {detail ? <span className="s14 muted">{detail}</span> : null}
        {paused ? <span className="s13 faint">Avisos en pausa</span> : null}
        {!paused && !confirmed ? (
          <span className="s13 faint">Confirma tu correo para recibir avisos</span>
        ) : null}
      </a>
      {newtotaldocs > 0 ? (
        <Tag tone="primary">{newtotaldocs === 1 ? '1 nueva' : `${newtotaldocs} nuevas`}</Tag>
      ) : null}
      <SearchMenu search={search} />
    </li>
  );
}

function SearchMenu({ search }: { search: SavedSearch }) {
  const dispatch = useAppDispatch();
  const { id, paused, frequency, query } = search;
  const next = frequency === 'now' ? 'daily' : 'now';
  return (
    <OptionsMenu label={`Opciones de ${named(search)}`}>
      {(choose) => (
        <>
          <a href={search.searchResultsURL} onClick={() => dispatch(opened(id))}>
            Ver empleos
          </a>
          <a href={query} onClick={() => void keepEdited({ id, name: named(search) })}>
            Editar
          </a>
          {paused ? null : (
            <button type="button" onClick={choose(() => dispatch(changeRequested({ id, frequency: next })))}>
              {next === 'now' ? 'Avisarme en cuanto se publiquen' : 'Avisarme una vez al día'}
            </button>
          )}
          <button type="button" onClick={choose(() => dispatch(changeRequested({ id, paused: !paused })))}>
            {paused ? 'Reanudar avisos' : 'Pausar avisos'}
          </button>
          <button type="button" onClick={choose(() => dispatch(deleteRequested(id)))}>
            Eliminar
          </button>
        </>
      )}
    </OptionsMenu>
  );
}
