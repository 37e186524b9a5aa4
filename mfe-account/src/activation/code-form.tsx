import { FailureBanner, type FormErrors, useForm } from '@chamba/kernel/forms';
import { selectPageAccount } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { REQUIRED } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import forms from '../forms/forms.module.css';
import { confirmation } from './activation.slice.ts';

/** What the form starts with. */
export const CODE_VALUES = { code: '' };

/** Messages of the form. */
export function codeErrors({ code }: typeof CODE_VALUES): FormErrors<typeof CODE_VALUES> {
  return {
    code: code === '' ? REQUIRED : /^\d{6}$/.test(code) ? undefined : 'Escribe los 6 dígitos del código.',
  };
}

/** Asks for the six digits of the mail. */
export function CodeForm() {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectPageAccount);
  const { status, error, posted } = useAppSelector(confirmation.select);
  const form = useForm({
    id: 'activation-code',
    initial: CODE_VALUES,
    validate: codeErrors,
    posted,
    refused: 'code',
    onSubmit: ({ code }) => dispatch(confirmation.submitted({ code })),
  });
  return (
    <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
      <input type="hidden" name="page_account" value={account} />
      <FailureBanner error={error} />
      <Field
        {...form.bind('code')}
        label="Ingresa el código que enviamos a tu correo"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        onValue={(value) => form.set({ code: value.replace(/\D/g, '').slice(0, 6) })}
        reserve
      />
      <Button type="submit" size="lg" block busy={status === 'sending'} busyLabel="Activando...">
        Activar cuenta
      </Button>
    </form>
  );
}
