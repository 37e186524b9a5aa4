import { useEffect, useState } from 'react';
import type { Form } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Chip } from '@chamba/kernel/ui/chip';
import { FieldMessage } from '@chamba/kernel/ui/field';
import { XIcon } from '@chamba/kernel/ui/icon';
import { SelectField } from '@chamba/kernel/ui/select-field';
import { selectResume } from '../model/resume.slice.ts';
import { interestIds } from '../model/rows.ts';
import { INTEREST_LIMIT, INTEREST_LIMIT_TEXT, interestName, type FieldKind } from './fields.ts';
import { areasRequested, selectLookups } from './lookups.slice.ts';
import styles from './edit.module.css';

/** Choice of up to three areas of interest: an area first, then its specialities. */
export function InterestsField({
  form,
  field: { name, label, hint },
}: {
  form: Form<Record<string, string>>;
  field: FieldKind;
}) {
  const dispatch = useAppDispatch();
  const { areas } = useAppSelector(selectLookups);
  const { interests: names } = useAppSelector(selectResume);
  const [area, setArea] = useState('');
  const chosen = interestIds(form.values[name] ?? '');
  const isFull = chosen.length >= INTEREST_LIMIT;
  const note = `${form.id}-${name}-note`;

  useEffect(() => {
    if (areas.status === 'idle') dispatch(areasRequested());
  }, [areas.status, dispatch]);

  function toggle(id: string) {
    const others = chosen.filter((other) => other !== id);
    form.set({ [name]: (others.length < chosen.length ? others : [...chosen, id]).join(',') });
    form.leave(name);
  }

  const offered = areas.items.find(({ id }) => id === area)?.subcategories ?? [];
  return (
    <fieldset name={name} className={styles.interests} aria-describedby={note}>
      <legend className="b">{label}</legend>
      {chosen.length > 0 ? (
        <div className={styles.chips} role="group" aria-label="Áreas elegidas">
          {chosen.map((id) => (
            <Chip
              key={id}
              icon={<XIcon size={16} />}
              aria-label={`Quitar: ${interestName(names, id)}`}
              onClick={() => toggle(id)}
            >
              {areas.status === 'loading' && !names[id] ? 'Cargando…' : interestName(names, id)}
            </Chip>
          ))}
        </div>
      ) : null}
      {areas.status === 'failed' ? (
        <div className={styles.again} role="alert">
          <span>No pudimos cargar las áreas.</span>
          <Button variant="soft" size="sm" onClick={() => dispatch(areasRequested())}>
            Reintentar
          </Button>
        </div>
      ) : (
        <SelectField
          label="Área"
          value={area}
          onValue={setArea}
          placeholder={areas.status === 'ready' ? 'Elige un área' : 'Cargando…'}
          options={areas.items.map(({ id, description }) => ({ value: id, label: description }))}
        />
      )}
      {offered.length > 0 ? (
        <div className={styles.chips} role="group" aria-label="Especialidad">
          {offered.map(({ id, description }) => (
            <Chip
              key={id}
              pressed={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onClick={() => toggle(id)}
            >
              {description}
            </Chip>
          ))}
        </div>
      ) : null}
      <FieldMessage id={note} error={form.shown[name]} hint={isFull ? INTEREST_LIMIT_TEXT : hint} />
    </fieldset>
  );
}
