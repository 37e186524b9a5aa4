import { FormDraft, type FormErrors, plainPost, useForm } from '@chamba/kernel/forms';
import { formatDate } from '@chamba/kernel/format';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { OPTION_REQUIRED, REQUIRED } from '@chamba/kernel/validation';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { CircleCheckIcon } from '@chamba/kernel/ui/icon';
import { SelectField } from '@chamba/kernel/ui/select-field';
import { TextAreaField } from '@chamba/kernel/ui/text-area-field';
import { arcoRequest, selectPrivacy } from './privacy.slice.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings.module.css';

const START = { kind: '', detail: '' };

/** The rights of the law, in its words. */
const RIGHTS = [
  { value: 'access', label: 'Acceso: saber qué datos tienen de mí' },
  { value: 'rectification', label: 'Rectificación: corregir mis datos' },
  { value: 'cancellation', label: 'Cancelación: borrar mis datos' },
  { value: 'opposition', label: 'Oposición: que no usen mis datos para algo' },
] as const;

const STATES: Readonly<Record<string, string>> = {
  open: 'En proceso',
  accepted: 'Procede',
  refused: 'No procede',
};

/** Most characters of a request. */
const DETAIL_LIMIT = 1_500;

function arcoErrors({ kind, detail }: typeof START): FormErrors<typeof START> {
  return {
    kind: RIGHTS.some(({ value }) => value === kind) ? undefined : OPTION_REQUIRED,
    detail:
      detail.trim() === ''
        ? REQUIRED
        : detail.trim().length > DETAIL_LIMIT
          ? `Son ${detail.trim().length} caracteres; el máximo es ${DETAIL_LIMIT}.`
          : undefined,
  };
}

function ArcoForm() {
  const dispatch = useAppDispatch();
  const { status, error, posted } = useAppSelector(arcoRequest.select);
  const form = useForm({
    id: 'arco',
    initial: START,
    validate: arcoErrors,
    posted,
    refused: 'detail',
    onSubmit: ({ kind, detail }) => dispatch(arcoRequest.submitted({ kind, detail: detail.trim() })),
  });
  return (
    <SettingsForm form={form} name="arco" error={error}>
      <FormDraft form={form} name="settings.arco" submission={arcoRequest} />
      <SelectField
        {...form.bind('kind')}
        label="Derecho"
        options={RIGHTS}
        placeholder="Elige una opción"
        reserve
      />
      <TextAreaField {...form.bind('detail')} label="Qué pides" rows={4} reserve />
      <Button
        type="submit"
        variant="soft"
        className={styles.start}
        busy={status === 'sending'}
        busyLabel="Enviando..."
      >
        Enviar solicitud
      </Button>
    </SettingsForm>
  );
}

/** Requests under data protection law: those that were made, with their term and state, and a form for another. */
export function ArcoRequests() {
  const { privacy } = useAppSelector(selectPrivacy);
  const { status } = useAppSelector(arcoRequest.select);
  const isDone = status === 'done';
  const requests = privacy?.requests ?? [];
  return (
    <>
      {isDone && (
        <Banner tone="primary" rounded role="status" icon={<CircleCheckIcon />}>
          Recibimos tu solicitud. Te enviamos el comprobante por correo.
        </Banner>
      )}
      {requests.length > 0 && (
        <ul className="stack g12" aria-label="Tus solicitudes">
          {requests.map(({ folio, kind, detail, requested, due, state, answer }) => (
            <li key={folio} className="stack g4">
              <p className="b">
                Solicitud {folio}: {STATES[state] ?? state}
              </p>
              <p className="s14 muted">
                {RIGHTS.find(({ value }) => value === kind)?.label.split(':')[0] ?? kind}, del{' '}
                {formatDate(requested)}
                {state === 'open' && `. Respuesta a más tardar el ${formatDate(due)}`}
              </p>
              <p className="s14">{detail}</p>
              {answer !== '' && <p className="s14 b">Respuesta: {answer}</p>}
            </li>
          ))}
        </ul>
      )}
      <ArcoForm key={isDone ? 'done' : 'form'} />
    </>
  );
}

/** The same form sent without scripts. */
export const submitArco = plainPost({
  submission: arcoRequest,
  initial: START,
  validate: arcoErrors,
  payload: ({ kind, detail }) => ({ kind, detail: detail.trim() }),
});
