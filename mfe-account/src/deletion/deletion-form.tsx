import { type FormErrors, plainPost, useForm } from '@chamba/kernel/forms';
import { selectPageAccount, selectProfile } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { OPTION_REQUIRED, REQUIRED } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { OptionCard } from '@chamba/kernel/ui/option-card';
import forms from '../forms/forms.module.css';
import { deletion, selectDeletionLink, type LinkOwner } from './deletion.slice.ts';
import { getToken } from './link-token.ts';
import styles from './deletion.module.css';

const START = { email: '', reason: '' };

const REASONS = [
  { value: '1', label: 'Nunca me registré' },
  { value: '2', label: 'Me registré, pero ya no quiero la cuenta' },
  { value: '3', label: 'Otro' },
] as const;

const fold = (email: string): string => email.trim().toLowerCase();

function deletionErrors({ email, reason }: typeof START, owner: string): FormErrors<typeof START> {
  return {
    email:
      email.trim() === ''
        ? REQUIRED
        : fold(email) === fold(owner)
          ? undefined
          : 'El email no corresponde con el de la cuenta',
    reason: REASONS.some(({ value }) => value === reason) ? undefined : OPTION_REQUIRED,
  };
}

const getFirstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/**
 * Asks for the deletion of an account, by address and reason.
 * @param token of a mailed link; empty for the account of the session.
 */
export function DeletionForm({ owner, token, level }: { owner: LinkOwner; token: string; level: 1 | 2 }) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectPageAccount);
  const { status, posted } = useAppSelector(deletion.select);
  const firstName = getFirstName(owner.name);
  const form = useForm({
    id: 'deletion',
    initial: START,
    validate: (values) => deletionErrors(values, owner.email),
    posted,
    onSubmit: ({ reason }) =>
      dispatch(deletion.submitted({ token, reason: Number(reason), name: firstName })),
  });
  const Heading = level === 1 ? 'h1' : 'h2';
  const error = form.shown.reason;
  return (
    <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
      <input type="hidden" name="page_account" value={account} />
      <input type="hidden" name="form" value="deletion" />
      <div className="stack g8">
        <Heading tabIndex={-1}>Hola {firstName}, ¿seguro que quieres eliminar tu cuenta?</Heading>
        <p className="muted">
          Tu cuenta y tu currículum se eliminarán y no podrás recuperarlos. Es posible que sigas recibiendo
          correos durante los próximos 30 días.
        </p>
        <p className="muted">
          Lo hacemos en 24 horas. Si antes cambias de opinión, entra a tu cuenta y consérvala. Lo que ya
          enviaste a una empresa lo tiene esa empresa.
        </p>
      </div>
      <Field
        {...form.bind('email')}
        type="email"
        label="Confirma tu correo electrónico"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        reserve
      />
      <fieldset
        className={styles.reasons}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'deletion-reason-error' : undefined}
      >
        <legend className="b">¿Por qué quieres eliminarla?</legend>
        {REASONS.map(({ value, label }) => (
          <OptionCard
            key={value}
            name="reason"
            value={value}
            title={label}
            checked={form.values.reason === value}
            onValue={() => form.set({ reason: value })}
          />
        ))}
        {error && (
          <p id="deletion-reason-error" className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" variant="danger" busy={status === 'sending'} busyLabel="Eliminando...">
          Eliminar mi cuenta
        </Button>
        <LinkButton variant="line" href="/dashboard">
          No deseo eliminar
        </LinkButton>
      </div>
    </form>
  );
}

/** The same form sent without scripts. */
export const submitDeletion = plainPost({
  submission: deletion,
  initial: START,
  validate: (values, state) =>
    deletionErrors(values, selectDeletionLink(state).owner?.email ?? selectProfile(state)?.email ?? ''),
  payload: ({ reason }, context) => ({ token: getToken(context), reason: Number(reason), name: '' }),
});
