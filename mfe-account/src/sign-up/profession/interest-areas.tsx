import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Chip } from '@chamba/kernel/ui/chip';
import { FieldMessage } from '@chamba/kernel/ui/field';
import { XIcon } from '@chamba/kernel/ui/icon';
import { SelectField } from '@chamba/kernel/ui/select-field';
import type { Form } from '../../forms/use-form.ts';
import { areasRequested, selectLookups, subareasRequested } from '../lookups.state.ts';
import styles from '../sign-up.module.css';
import {
  INTEREST_LIMIT,
  INTEREST_LIMIT_TEXT,
  PROFESSION_LABELS,
  type ProfessionValues,
} from './profession-values.ts';

/** Choice of one to three interest areas: an area first, then its specialities. */
export function InterestAreas({ form }: { form: Form<ProfessionValues> }) {
  const dispatch = useAppDispatch();
  const { areas, subareas } = useAppSelector(selectLookups);
  const { area, interests } = form.values;
  const offered = subareas[area];
  const full = interests.length >= INTEREST_LIMIT;

  useEffect(() => {
    if (areas === null) dispatch(areasRequested());
  }, [areas, dispatch]);
  useEffect(() => {
    if (area !== '' && !subareas[area]) dispatch(subareasRequested(area));
  }, [area, subareas, dispatch]);

  function nameOf(id: string): string {
    const known = Object.values(subareas)
      .flatMap(({ items }) => items)
      .find((item) => item.id === id);
    return known?.description ?? 'Área elegida antes';
  }
  function toggle(id: string) {
    form.set({
      interests: interests.includes(id) ? interests.filter((other) => other !== id) : [...interests, id],
    });
    form.leave('interests');
  }

  return (
    <div className={styles.group}>
      {areas?.status === 'failed' ? (
        <div className="row wrapit" role="alert">
          <p>Ocurrió un error al intentar obtener la información sobre el catálogo.</p>
          <Button variant="soft" size="sm" onClick={() => dispatch(areasRequested())}>
            Reintentar
          </Button>
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
        <fieldset aria-describedby="profession-interests-note">
          <legend className={styles.legend}>{PROFESSION_LABELS.interests}</legend>
          {offered?.status === 'failed' ? (
            <Button variant="soft" size="sm" onClick={() => dispatch(subareasRequested(area))}>
              Reintentar
            </Button>
          ) : (
            <div className={styles.offered} aria-busy={offered?.status === 'loading'}>
              {(offered?.items ?? []).map(({ id, description }) => (
                <Chip
                  key={id}
                  name="interests"
                  pressed={interests.includes(id)}
                  disabled={full && !interests.includes(id)}
                  onClick={() => toggle(id)}
                >
                  {description}
                </Chip>
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
            <Chip
              key={id}
              icon={<XIcon size={16} />}
              aria-label={`Quitar ${nameOf(id)}`}
              onClick={() => toggle(id)}
            >
              {nameOf(id)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
