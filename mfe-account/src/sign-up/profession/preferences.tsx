import { useState } from 'react';
import type { Form } from '@chamba/kernel/forms';
import { Field } from '@chamba/kernel/ui/field';
import { Segmented } from '@chamba/kernel/ui/segmented';
import styles from '../sign-up.module.css';
import { PROFESSION_LABELS, type Preference, type ProfessionValues } from './profession-values.ts';

const ANSWERS: ReadonlyArray<{ value: Preference; label: string }> = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
  { value: '', label: 'Sin indicar' },
];

/** Optional questions. What is left open stays 'Sin indicar' in the CV and counts in no comparison. */
export function Preferences({ form }: { form: Form<ProfessionValues> }) {
  const { minimum, travels, relocates } = form.values;
  const [startsOpen] = useState(minimum !== '' || travels !== '' || relocates !== '');
  return (
    <details className={styles.more} open={startsOpen}>
      <summary>Más sobre lo que buscas (opcional)</summary>
      <div className={styles.card}>
        <Field
          {...form.bind('minimum')}
          label={PROFESSION_LABELS.minimum}
          inputMode="numeric"
          autoComplete="off"
          prefix="$"
          hint="Lo menos que aceptarías."
          reserve
        />
        <Segmented
          label={PROFESSION_LABELS.travels}
          name="travels"
          options={ANSWERS}
          value={travels}
          onValue={(value) => form.set({ travels: value })}
        />
        <Segmented
          label={PROFESSION_LABELS.relocates}
          name="relocates"
          options={ANSWERS}
          value={relocates}
          onValue={(value) => form.set({ relocates: value })}
        />
      </div>
    </details>
  );
}
