import { useRef, useState, type FormEvent } from 'react';
import { COMPLAINT_COMMENT_LIMIT, COMPLAINT_REASONS, needsComment } from '@chamba/kernel/catalogues';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { Dialog } from '@chamba/kernel/ui/dialog';
import { Field } from '@chamba/kernel/ui/field';
import { CircleAlertIcon } from '@chamba/kernel/ui/icon';
import { OptionCard } from '@chamba/kernel/ui/option-card';
import { PageEnd } from '@chamba/kernel/ui/page-end';
import { TextAreaField } from '@chamba/kernel/ui/text-area-field';
import { useUnsavedChanges } from '@chamba/kernel/unsaved';
import { draftErrors, type Draft, type DraftErrors } from './complaint-rules.ts';
import { complaintClosed, complaintSent, selectComplaint } from './complaint.slice.ts';
import styles from './complaint.module.css';

const FORM_ID = 'complaint-form';
const EMPTY: Draft = { reason: '', comment: '', email: '' };

/** The form that reports an offer: why, in words, and where one may be asked back. */
export default function ComplaintDialog({ jobid }: { jobid: string }) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectComplaint);
  const [draft, setDraft] = useState(EMPTY);
  const [errors, setErrors] = useState<DraftErrors>({});
  const form = useRef<HTMLFormElement>(null);
  useUnsavedChanges(draft.reason + draft.comment + draft.email !== '');
  const close = () => dispatch(complaintClosed());

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    // Nothing is blamed before the first try, and what was blamed is forgiven at once.
    if (Object.keys(errors).length > 0) setErrors(draftErrors(next));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (status === 'busy') return;
    const found = draftErrors(draft);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else
      dispatch(complaintSent({ jobid, ...draft, comment: draft.comment.trim(), email: draft.email.trim() }));
  }

  return (
    <PageEnd>
      <Dialog
        open
        onClose={close}
        title="Denunciar esta vacante"
        footer={
          <div className={styles.actions}>
            <Button variant="line" onClick={close}>
              Cancelar
            </Button>
            <Button type="submit" form={FORM_ID} busy={status === 'busy'} busyLabel="Enviando...">
              Enviar denuncia
            </Button>
          </div>
        }
      >
        <form id={FORM_ID} ref={form} className={styles.form} noValidate onSubmit={submit}>
          <p className="muted">Dinos qué está mal. La empresa no sabrá quién lo reportó.</p>
          {status === 'failed' ? (
            <Banner tone="danger" rounded role="alert" icon={<CircleAlertIcon />}>
              No se pudo enviar tu reporte. Inténtalo de nuevo.
            </Banner>
          ) : null}
          <fieldset aria-describedby={errors.reason ? 'complaint-reason-error' : undefined}>
            <legend>Motivo</legend>
            <div className={styles.reasons}>
              {COMPLAINT_REASONS.map(({ id, label }) => (
                <OptionCard
                  key={id}
                  name="reason"
                  value={id}
                  title={label}
                  checked={draft.reason === id}
                  onValue={() => change({ reason: id })}
                />
              ))}
            </div>
            {errors.reason ? (
              <p id="complaint-reason-error" role="alert" className={styles.error}>
                {errors.reason}
              </p>
            ) : null}
          </fieldset>
          <TextAreaField
            name="comment"
            label="Comentario"
            optional={!needsComment(draft.reason)}
            rows={3}
            maxLength={COMPLAINT_COMMENT_LIMIT}
            value={draft.comment}
            error={errors.comment}
            onValue={(comment) => change({ comment })}
          />
          <Field
            name="email"
            type="email"
            label="Correo electrónico"
            optional
            autoComplete="email"
            hint="Por si necesitamos preguntarte algo."
            value={draft.email}
            error={errors.email}
            onValue={(email) => change({ email })}
          />
        </form>
      </Dialog>
    </PageEnd>
  );
}
