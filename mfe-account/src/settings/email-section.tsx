import { plainPost, useSentButton } from '@chamba/kernel/forms';
import { selectPageAccount, selectProfile } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { CircleCheckIcon, MailIcon } from '@chamba/kernel/ui/icon';
import { EMAIL_START, EmailChangeFields, emailErrors, useEmailChange } from '../email-change/change-form.tsx';
import { emailChange } from '../email-change/email-change.slice.ts';
import forms from '../forms/forms.module.css';
import { SectionCard } from './section-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { pendingEmail, selectSettings } from './settings.slice.ts';
import styles from './settings.module.css';

function EmailForm() {
  const { form, isSending, error } = useEmailChange();
  return (
    <SettingsForm form={form} name="email" error={error}>
      <EmailChangeFields form={form} />
      <Button type="submit" className={styles.start} busy={isSending} busyLabel="Guardando...">
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
  initial: EMAIL_START,
  secrets: ['currentpassword'],
  validate: (values, state) => emailErrors(values, selectProfile(state)?.email ?? ''),
  payload: ({ email, currentpassword }) => ({ emailaddress: email.trim(), currentpassword }),
});
