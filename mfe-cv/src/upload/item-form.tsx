import { useEffect } from 'react';
import { ErrorSummary, useForm } from '@chamba/kernel/forms';
import { useAppDispatch } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { ElementField } from '../edit/element-field.tsx';
import { askedFields, emptyTexts, validatePart } from '../edit/fields.ts';
import type { Item } from './items.ts';
import { partKind } from './kinds.ts';
import { itemChanged } from './upload.slice.ts';
import styles from './upload.module.css';

/** The form of one thing that was read. Nothing is sent by it. */
export function ItemForm({ item, onClose }: { item: Item; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const kind = partKind(item.part);
  const form = useForm<Record<string, string>>({
    id: `upload-${item.id}`,
    initial: { ...emptyTexts(kind), ...item.texts },
    validate: (texts) => validatePart(kind, texts),
    onSubmit: (texts) => {
      dispatch(itemChanged({ id: item.id, texts }));
      onClose();
    },
  });
  const fields = askedFields(kind, form.values);
  const { focus } = form;
  const first = fields[0]?.name ?? '';
  useEffect(() => focus(first), [focus, first]);
  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      aria-label={kind.changes}
      onSubmit={form.onSubmit}
    >
      <ErrorSummary form={form} labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))} />
      {fields.map((field) => (
        <ElementField key={field.name} form={form} field={field} />
      ))}
      <div className={styles.actions}>
        <Button type="submit" size="sm">
          Listo
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
