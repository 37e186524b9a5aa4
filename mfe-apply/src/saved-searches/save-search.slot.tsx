import { useEffect, useRef, useState, type ReactNode } from 'react';
import { loginAddress } from '@chamba/kernel/routes';
import { selectIsLogged } from '@chamba/kernel/session';
import type { SlotProps } from '@chamba/kernel/slots';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { BellIcon, CircleCheckIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { forgetEdited, readEdited, type EditedSearch } from './edited-search.ts';
import { dropHash, SAVE_HASH } from './save-hash.ts';
import {
  replaceRequested,
  saveRequested,
  savedSearchesSlice,
  selectSavedSearches,
} from './saved-searches.slice.ts';
import { savedSearchesSaga } from './saved-searches.saga.ts';
import styles from './saved-searches.module.css';

const TITLE = 'save-search-title';

/** Keeps the search whose results are shown, so that its news are mailed. Who is not signed in logs in first. */
export default function SaveSearchSlot({ url, description }: SlotProps<'results.save-search'>) {
  const dispatch = useAppDispatch();
  const isLogged = useAppSelector(selectIsLogged);
  const state = useAppSelector((all) => selectSavedSearches(all).saving[url]);
  const [edited, setEdited] = useState<EditedSearch | null>(null);
  useEffect(() => setEdited(isLogged ? readEdited() : null), [isLogged]);
  useEffect(() => {
    if (!isLogged || location.hash !== SAVE_HASH) return;
    dropHash();
    dispatch(saveRequested({ url }));
  }, [dispatch, isLogged, url]);

  // The button that was pressed is gone: its place says what came of it.
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) document.getElementById(TITLE)?.focus();
  }, [state, edited]);
  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
  };

  if (state === 'saved') return <Saved />;
  const isSaving = state === 'saving';
  if (edited)
    return (
      <Offer title={`Cambia tu búsqueda “${edited.name}”`} text="Estos resultados tomarán su lugar.">
        <Button
          size="sm"
          busy={isSaving}
          onClick={press(() => dispatch(replaceRequested({ id: edited.id, url })))}
        >
          Guardar cambios
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={press(() => {
            forgetEdited();
            setEdited(null);
          })}
        >
          Cancelar
        </Button>
      </Offer>
    );
  const label = `Guardar búsqueda: ${description}`;
  return (
    <Offer title="Guarda esta búsqueda" text="Te avisamos cuando haya vacantes nuevas.">
      {isLogged ? (
        <Button
          size="sm"
          busy={isSaving}
          aria-label={label}
          onClick={press(() => dispatch(saveRequested({ url })))}
        >
          Guardar
        </Button>
      ) : (
        <LinkButton size="sm" rel="nofollow" aria-label={label} href={loginAddress(`${url}${SAVE_HASH}`)}>
          Guardar
        </LinkButton>
      )}
    </Offer>
  );
}

function Offer({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.offer} aria-labelledby={TITLE}>
      <BellIcon />
      <div>
        <h2 id={TITLE} tabIndex={-1} className={styles.offerTitle}>
          {title}
        </h2>
        <p className="s14">{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

function Saved() {
  return (
    <section className={styles.offer} aria-labelledby={TITLE}>
      <CircleCheckIcon />
      <div>
        <h2 id={TITLE} tabIndex={-1} className={styles.offerTitle}>
          Búsqueda guardada
        </h2>
        <p className="s14">
          <a className="link hit" href="/dashboard#busquedas">
            Ver mis búsquedas
          </a>
        </p>
      </div>
    </section>
  );
}

export const slices = [savedSearchesSlice];
export const sagas = [savedSearchesSaga];
