import { FailureBanner, type FormErrors, useForm } from '@chamba/kernel/forms';
import { selectPageAccount } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { REQUIRED } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import forms from '../forms/forms.module.css';
import { confirmation } from './activation.slice.ts';

/** The digits of a code as it is typed or pasted, with spaces and dashes. */
export const toDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);

/** What the form starts with. */
export const CODE_VALUES = { code: '' };

/** Messages of the form. */
export function codeErrors({ code }: typeof CODE_VALUES): FormErrors<typeof CODE_VALUES> {
  return {
    code:
      toDigits(code) === ''
        ? REQUIRED
        : /^\d{6}$/.test(toDigits(code))
          ? undefined
          : 'Escribe los 6 dígitos del código.',
  };
}

/** Asks for the six digits of the mail. @param search query of the page, kept through the steps that follow. */
export function CodeForm({ search }: { search: string }) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectPageAccount);
  const { status, error, posted } = useAppSelector(confirmation.select);
  const form = useForm({
    id: 'activation-code',
    initial: CODE_VALUES,
    validate: codeErrors,
    posted,
    refused: 'code',
    onSubmit: ({ code }) => dispatch(confirmation.submitted({ code: toDigits(code), search })),
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
        // No maxLength: it would cut a pasted '399 682' before the space is taken out.
        onValue={(value) => form.set({ code: toDigits(value) })}
        reserve
      />
      <Button type="submit" size="lg" block busy={status === 'sending'} busyLabel="Activando...">
        Activar cuenta
      </Button>
    </form>
  );
}
