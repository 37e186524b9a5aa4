import { Fragment, useEffect, useState } from 'react';
import { formatCount } from '@chamba/kernel/format';
import { ErrorSummary, FailureBanner, FormDraft, useForm } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { parseSalary } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { selectResume } from '../model/resume.slice.ts';
import { Conflict } from './conflict.tsx';
import { editClosed, sectionSave, selectEdit, type Editing } from '../model/edit.slice.ts';
import { ImproveRole } from '../improve/improve-role.tsx';
import { ElementField } from './element-field.tsx';
import { askedFields, emptyTexts, validatePart, savedTexts, type FieldKind } from './fields.ts';
import { KINDS } from './kinds.ts';
import { isCandidatePart, NEW, listRows, shownTexts, type Texts } from '../model/rows.ts';
import styles from './edit.module.css';

/** An amount as it is read, `12,500`; what is not a number stays as it is. */
const readable = (text: string): string => {
  const amount = parseSalary(text);
  return amount === null ? text : formatCount(amount);
};

function startTexts(fields: readonly FieldKind[], texts: Texts): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const text = texts[name] ?? '';
      return [name, type === 'amount' ? readable(text) : text];
    }),
  );
}

/** The form of one element, or of a further one; saved on its own. What is typed stays as a draft until then. */
export function ElementForm({ editing }: { editing: Editing & { id: string } }) {
  const { part, id, revision, quiet } = editing;
  const dispatch = useAppDispatch();
  const { candidate, resume } = useAppSelector(selectResume);
  const { newest } = useAppSelector(selectEdit);
  const { status, error } = useAppSelector(sectionSave.select);
  const kind = KINDS[part];
  const [isNew] = useState(id === NEW);
  const [taken] = useState(() =>
    resume && !isCandidatePart(part) ? listRows(resume, part).map((row) => row.id) : [],
  );
  const form = useForm<Record<string, string>>({
    id: `cv-${part}`,
    initial: startTexts(kind.fields, {
      ...emptyTexts(kind),
      ...(candidate && resume && shownTexts({ candidate, resume }, part, id)),
    }),
    validate: (texts) => validatePart(kind, texts),
    onSubmit: (texts) =>
      dispatch(sectionSave.submitted({ part, id, texts: savedTexts(kind, texts), revision })),
    onLeave: (name, texts) => {
      if (kind.fields.find((field) => field.name === name)?.type !== 'amount') return;
      form.set({ [name]: readable(texts[name] ?? '') });
    },
  });
  const fields = askedFields(kind, form.values).filter(({ isKey }) => isNew || !isKey);
  const [first] = useState(fields[0]?.name ?? '');
  const { focus } = form;
  useEffect(() => {
    if (!quiet) focus(first);
  }, [focus, first, quiet]);
  return (
    <>
      {newest ? <Conflict part={part} id={id} texts={savedTexts(kind, form.values)} newest={newest} /> : null}
      <form
        ref={form.ref}
        className={styles.form}
        noValidate
        hidden={newest !== null}
        aria-label={isNew ? kind.adds : kind.changes}
        onSubmit={form.onSubmit}
      >
        {newest ? null : <FailureBanner error={error} />}
        <FormDraft
          form={form}
          name={isCandidatePart(part) ? `cv.${part}` : `cv.${resume?.resumeid}.${part}.${id}`}
          submission={sectionSave}
        />
        <ErrorSummary
          form={form}
          labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
        />
        {fields.map((field) => (
          <Fragment key={field.name}>
            <ElementField
              form={form}
              field={
                // A key that is taken would change the element that has it.
                field.isKey
                  ? { ...field, options: field.options?.filter(({ value }) => !taken.includes(value)) ?? [] }
                  : field
              }
            />
            {part === 'employments' && field.name === 'description' ? (
              <ImproveRole form={form} {...(!isNew && { entry: `${resume?.resumeid}/${id}` })} />
            ) : null}
          </Fragment>
        ))}
        <div className={styles.actions}>
          <Button type="submit" busy={status === 'sending'} busyLabel="Guardando...">
            Guardar
          </Button>
          <Button variant="ghost" onClick={() => dispatch(editClosed())}>
            Cancelar
          </Button>
        </div>
      </form>
    </>
  );
}
