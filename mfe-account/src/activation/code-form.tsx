import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { REQUIRED } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { FailureBanner } from '../forms/failure-banner.tsx';
import forms from '../forms/forms.module.css';
import { useForm } from '../forms/use-form.ts';
import { confirmation } from './activation.state.ts';

/** Asks for the six digits of the mail. */
export function CodeForm() {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(confirmation.select);
  const form = useForm({
    id: 'activation-code',
    initial: { code: '' },
    validate: ({ code }) => ({
      code: code === '' ? REQUIRED : /^\d{6}$/.test(code) ? undefined : 'Escribe los 6 dígitos del código.',
    }),
    onSubmit: ({ code }) => dispatch(confirmation.submitted({ code })),
  });
  return (
    <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
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
