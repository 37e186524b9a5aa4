import { useEffect, type ComponentProps } from 'react';
import { type Form, useSentButton } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Chip } from '@chamba/kernel/ui/chip';
import { FieldMessage } from '@chamba/kernel/ui/field';
import { XIcon } from '@chamba/kernel/ui/icon';
import { SelectField } from '@chamba/kernel/ui/select-field';
import { areasRequested, savedNamesRequested, selectLookups, subareasRequested } from '../lookups.slice.ts';
import styles from '../sign-up.module.css';
import {
  INTEREST_LIMIT,
  INTEREST_LIMIT_TEXT,
  PROFESSION_LABELS,
  toggled,
  type ProfessionValues,
} from './profession-values.ts';

/** A chip that changes the choice, also as a button of the form that is sent without scripts. */
function SentChip({ id, ...props }: ComponentProps<typeof Chip> & { id: string }) {
  return <Chip {...props} {...useSentButton({ name: 'toggle', value: id })} />;
}

/** Loads a list again, also as a button of the form that is sent without scripts. */
function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="soft" size="sm" onClick={onClick} {...useSentButton({ name: 'again', value: '1' })}>
      Reintentar
    </Button>
  );
}

/** Choice of one to three interest areas: an area first, then its specialities. */
export function InterestAreas({ form }: { form: Form<ProfessionValues> }) {
  const dispatch = useAppDispatch();
  const { areas, subareas, saved } = useAppSelector(selectLookups);
  const { area, interests } = form.values;
  const offered = subareas[area];
  const full = interests.length >= INTEREST_LIMIT;

  useEffect(() => {
    if (areas === null) dispatch(areasRequested());
  }, [areas, dispatch]);
  useEffect(() => {
    if (area !== '' && !subareas[area]) dispatch(subareasRequested(area));
  }, [area, subareas, dispatch]);

  const named = [...Object.values(subareas), ...(saved ? [saved] : [])].flatMap(({ items }) => items);
  const isUnnamed = interests.some((id) => !named.some((item) => item.id === id));
  useEffect(() => {
    if (isUnnamed && saved === null) dispatch(savedNamesRequested(interests));
  }, [isUnnamed, saved, interests, dispatch]);

  function getName(id: string): string {
    const known = named.find((item) => item.id === id);
    if (known) return known.description;
    if (saved?.status === 'failed') return `Especialidad ${interests.indexOf(id) + 1}`;
    return saved?.status === 'ready' ? 'Especialidad que ya no está en la lista' : 'Cargando…';
  }
  function toggle(id: string) {
    form.set({
      interests: toggled(interests, id),
    });
    form.leave('interests');
  }

  return (
    <div className={styles.group}>
      <input type="hidden" name="chosen" value={interests.join(',')} />
      {areas?.status === 'failed' ? (
        <div className="row wrapit" role="alert">
          <p>Ocurrió un error al intentar obtener la información sobre el catálogo.</p>
          <RetryButton onClick={() => dispatch(areasRequested())} />
        </div>
      ) : null}
      <SelectField
        {...form.bind('area')}
        label={PROFESSION_LABELS.area}
        placeholder={areas?.status === 'loading' ? 'Cargando…' : 'Elige un área'}
        options={(areas?.items ?? []).map(({ id, description }) => ({ value: id, label: description }))}
        reserve
      />
      {area !== '' && (
        <fieldset
          id="profession-interests"
          name="interests"
          tabIndex={-1}
          aria-describedby="profession-interests-note"
        >
          <legend className={styles.legend}>{PROFESSION_LABELS.interests}</legend>
          {offered?.status === 'failed' ? (
            <RetryButton onClick={() => dispatch(subareasRequested(area))} />
          ) : (
            <div className={styles.offered} aria-busy={offered?.status === 'loading'}>
              {(offered?.items ?? []).map(({ id, description }) => (
                <SentChip
                  key={id}
                  id={id}
                  pressed={interests.includes(id)}
                  disabled={full && !interests.includes(id)}
                  onClick={() => toggle(id)}
                >
                  {description}
                </SentChip>
              ))}
            </div>
          )}
        </fieldset>
      )}
      <FieldMessage
        id="profession-interests-note"
        error={area !== '' ? form.shown.interests : undefined}
        hint={full ? INTEREST_LIMIT_TEXT : 'Elige hasta 3.'}
      />
      {interests.length > 0 && (
        <div className={styles.chosen} role="group" aria-label="Áreas elegidas">
          {interests.map((id) => (
            <SentChip
              key={id}
              id={id}
              icon={<XIcon size={16} />}
              aria-label={`Quitar ${getName(id)}`}
              onClick={() => toggle(id)}
            >
              {getName(id)}
            </SentChip>
          ))}
        </div>
      )}
      {isUnnamed && saved?.status === 'failed' ? (
        <div className="row wrapit" role="alert">
          <p>No pudimos cargar los nombres de tus especialidades.</p>
          <RetryButton onClick={() => dispatch(savedNamesRequested(interests))} />
        </div>
      ) : null}
    </div>
  );
}
