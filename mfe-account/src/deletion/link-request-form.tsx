import { FailureBanner, type FormErrors, plainPost, useForm } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { INVALID_EMAIL, isEmail, REQUIRED } from '@chamba/kernel/validation';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { CircleCheckIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import forms from '../forms/forms.module.css';
import { useTypedEmail } from '../forms/typed-email.ts';
import { linkRequest } from './deletion.slice.ts';

const START = { email: '' };

const linkErrors = ({ email }: typeof START): FormErrors<typeof START> => ({
  email: email.trim() === '' ? REQUIRED : isEmail(email.trim()) ? undefined : INVALID_EMAIL,
});

/** Asks for a mail whose link deletes an account, for those who do not log in. */
export function LinkRequestForm() {
  const dispatch = useAppDispatch();
  const { status, error, posted } = useAppSelector(linkRequest.select);
  const form = useForm({
    id: 'deletion-link',
    initial: START,
    validate: linkErrors,
    posted,
    refused: 'email',
    onSubmit: ({ email }) => dispatch(linkRequest.submitted({ email: email.trim() })),
  });
  useTypedEmail(form.values.email, (email) => form.set({ email }));
  return (
    <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
      <input type="hidden" name="form" value="link" />
      <div className="stack g8">
        <h1 tabIndex={-1}>Eliminar cuenta</h1>
        <p className="muted">
          Escribe el correo de la cuenta y te enviamos una liga para eliminarla, con tu currículum y tus
          postulaciones. También puedes hacerlo después de iniciar sesión.
        </p>
      </div>
      {status === 'done' && (
        <Banner tone="primary" rounded role="status" icon={<CircleCheckIcon />}>
          Si hay una cuenta con ese correo, te enviamos la liga. Funciona durante 24 horas.
        </Banner>
      )}
      <FailureBanner error={error} />
      <Field
        {...form.bind('email')}
        type="email"
        label="Correo electrónico"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        reserve
      />
      <div className={forms.actions}>
        <Button type="submit" busy={status === 'sending'} busyLabel="Enviando...">
          Enviarme la liga
        </Button>
        <LinkButton variant="line" href="/login?returnUrl=%2Fcuenta%2Feliminar">
          Iniciar sesión
        </LinkButton>
      </div>
    </form>
  );
}

/** The same form sent without scripts. */
export const submitLinkRequest = plainPost({
  submission: linkRequest,
  initial: START,
  validate: linkErrors,
  payload: ({ email }) => ({ email: email.trim() }),
});
