import { useEffect } from 'react';
import { FormDraft, type FormErrors, plainPost, useForm, useSentButton } from '@chamba/kernel/forms';
import { selectPageAccount, selectProfile } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { INVALID_EMAIL, isEmail, REQUIRED } from '@chamba/kernel/validation';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { CircleCheckIcon, MailIcon } from '@chamba/kernel/ui/icon';
import forms from '../forms/forms.module.css';
import { SectionCard } from './section-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { emailChange, pendingEmail, selectSettings } from './settings.slice.ts';
import styles from './settings.module.css';

const START = { email: '', repeated: '', currentpassword: '' };

const fold = (email: string): string => email.trim().toLowerCase();

function emailErrors(
  { email, repeated, currentpassword }: typeof START,
  current: string,
): FormErrors<typeof START> {
  return {
    email:
      email.trim() === ''
        ? REQUIRED
        : !isEmail(email.trim())
          ? INVALID_EMAIL
          : fold(email) === fold(current)
            ? 'Ese ya es el correo de tu cuenta.'
            : undefined,
    repeated:
      repeated.trim() === ''
        ? REQUIRED
        : fold(repeated) === fold(email)
          ? undefined
          : 'Los correos electrónicos no coinciden.',
    currentpassword: currentpassword === '' ? REQUIRED : undefined,
  };
}

const WRONG_PASSWORD = 'MYS-32';

function EmailForm() {
  const dispatch = useAppDispatch();
  const current = useAppSelector((state) => selectProfile(state)?.email ?? '');
  const { status, error, posted } = useAppSelector(emailChange.select);
  const form = useForm({
    id: 'change-email',
    initial: START,
    validate: (values) => emailErrors(values, current),
    posted,
    refused: error?.code === WRONG_PASSWORD ? 'currentpassword' : 'email',
    onSubmit: ({ email, currentpassword }) =>
      dispatch(emailChange.submitted({ emailaddress: email.trim(), currentpassword })),
  });
  const { focus } = form;
  useEffect(() => {
    if (error) focus(error.code === WRONG_PASSWORD ? 'currentpassword' : 'email');
  }, [error, focus]);
  const shared = {
    type: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    reserve: true,
  } as const;
  return (
    <SettingsForm form={form} name="email" error={error}>
      <FormDraft form={form} name="settings.email" submission={emailChange} secrets={['currentpassword']} />
      <Field {...form.bind('email')} {...shared} label="Correo nuevo" />
      <Field {...form.bind('repeated')} {...shared} label="Confirma tu correo" />
      <Field
        {...form.bind('currentpassword')}
        type="password"
        label="Contraseña actual"
        autoComplete="current-password"
        hint="Para saber que eres tú."
      />
      <Button type="submit" className={styles.start} busy={status === 'sending'} busyLabel="Guardando...">
        Cambiar correo
      </Button>
    </SettingsForm>
  );
}

/** The address that waits to be confirmed, and what can be done about it. */
function Pending({ email, current }: { email: string; current: string }) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectPageAccount);
  const { status } = useAppSelector(pendingEmail.select);
  const isBusy = status === 'sending';
  const resend = useSentButton({ name: 'wish', value: 'resend' });
  const cancel = useSentButton({ name: 'wish', value: 'cancel' });
  return (
    <form method="post" className={styles.pending}>
      <input type="hidden" name="page_account" value={account} />
      <input type="hidden" name="form" value="pending" />
      <MailIcon className={styles.icon} />
      <div className="grow stack g8">
        <p>
          Falta confirmar <strong>{email}</strong>
        </p>
        <p className="s14 muted">
          Abre la liga que enviamos a ese correo; funciona durante 24 horas. Hasta entonces tu cuenta sigue
          con {current}.
        </p>
        <div className={forms.actions}>
          <Button
            {...resend}
            variant="soft"
            size="sm"
            busy={isBusy}
            onClick={() => dispatch(pendingEmail.submitted({ wish: 'resend' }))}
          >
            Reenviar
          </Button>
          <Button
            {...cancel}
            variant="ghost"
            size="sm"
            disabled={isBusy}
            onClick={() => dispatch(pendingEmail.submitted({ wish: 'cancel' }))}
          >
            Cancelar el cambio
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Changes the address of the account: it counts once it is confirmed from the new one. */
export function EmailSection({ level }: { level: 1 | 2 }) {
  const current = useAppSelector((state) => selectProfile(state)?.email ?? '');
  const { settings } = useAppSelector(selectSettings);
  const { status } = useAppSelector(emailChange.select);
  const isDone = status === 'done';
  return (
    <SectionCard
      level={level}
      title="Cambiar correo electrónico"
      lead={
        <>
          Entras con <strong>{current}</strong>. Si lo cambias, avisamos a ese correo.
        </>
      }
    >
      {isDone && (
        <Banner tone="primary" rounded role="status" icon={<CircleCheckIcon />}>
          Te enviamos un correo para confirmar el cambio.
        </Banner>
      )}
      {settings && settings.pendingemail !== '' && (
        <Pending email={settings.pendingemail} current={current} />
      )}
      <EmailForm key={isDone ? 'done' : 'form'} />
    </SectionCard>
  );
}

/** The same form sent without scripts. */
export const submitEmail = plainPost({
  submission: emailChange,
  initial: START,
  secrets: ['currentpassword'],
  validate: (values, state) => emailErrors(values, selectProfile(state)?.email ?? ''),
  payload: ({ email, currentpassword }) => ({ emailaddress: email.trim(), currentpassword }),
});
