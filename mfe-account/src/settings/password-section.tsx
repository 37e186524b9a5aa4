import { useEffect } from 'react';
import { type FormErrors, plainPost, useForm } from '@chamba/kernel/forms';
import { selectProfile } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { PASSWORD_MAX_LENGTH, REQUIRED } from '@chamba/kernel/validation';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { Field } from '@chamba/kernel/ui/field';
import { CircleCheckIcon } from '@chamba/kernel/ui/icon';
import forms from '../forms/forms.module.css';
import {
  COMMON_CODE,
  newPasswordError,
  PASSWORD_HINT,
  repeatedPasswordError,
} from '../password/password-rules.ts';
import { useRefusedPassword } from '../password/use-refused-password.ts';
import { SectionCard } from './section-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { passwordChange } from './settings.slice.ts';

const START = { currentpassword: '', password: '', repeated: '' };

function passwordErrors({ currentpassword, password, repeated }: typeof START): FormErrors<typeof START> {
  return {
    currentpassword: currentpassword === '' ? REQUIRED : undefined,
    password: newPasswordError(password),
    repeated: repeatedPasswordError(password, repeated),
  };
}

/** Codes that say that the current password, or the new one, was not accepted. */
const WRONG_CURRENT = 'MYS-32';
const SAME_AS_BEFORE = 'MYS-34';

function PasswordForm() {
  const dispatch = useAppDispatch();
  const email = useAppSelector((state) => selectProfile(state)?.email ?? '');
  const { status, error, posted } = useAppSelector(passwordChange.select);
  const form = useForm({
    id: 'change-password',
    initial: START,
    validate: passwordErrors,
    posted,
    refused: error?.code === WRONG_CURRENT ? 'currentpassword' : 'password',
    onSubmit: ({ currentpassword, password }) => {
      noteSent(password);
      dispatch(passwordChange.submitted({ currentpassword, newpassword: password }));
    },
  });
  const { refusal, noteSent } = useRefusedPassword(error, form.values.password);
  const { focus } = form;
  useEffect(() => {
    if (error?.code === WRONG_CURRENT) focus('currentpassword');
    else if (error?.code === COMMON_CODE || error?.code === SAME_AS_BEFORE) focus('password');
  }, [error, focus]);
  const { password } = form.values;
  return (
    <SettingsForm form={form} name="password" error={error?.code === COMMON_CODE ? null : error}>
      {/* Password managers learn from it whose password is changed. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        {...form.bind('currentpassword')}
        type="password"
        label="Contraseña actual"
        autoComplete="current-password"
        reserve
      />
      <Field
        {...form.bind('password')}
        error={refusal ?? form.shown.password}
        ok={newPasswordError(password) ? undefined : 'Tiene letras y números.'}
        type="password"
        label="Nueva contraseña"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        hint={PASSWORD_HINT}
      />
      <Field
        {...form.bind('repeated')}
        type="password"
        label="Confirma tu contraseña"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        reserve
      />
      <div className={forms.actions}>
        <Button type="submit" busy={status === 'sending'} busyLabel="Guardando...">
          Guardar
        </Button>
        <a className="link" href="/cuenta/recuperar-contrasena">
          ¿Olvidaste tu contraseña?
        </a>
      </div>
    </SettingsForm>
  );
}

/** Changes the password with the current one; sessions on other devices end, which is said. */
export function PasswordSection({ level }: { level: 1 | 2 }) {
  const { status } = useAppSelector(passwordChange.select);
  const isDone = status === 'done';
  return (
    <SectionCard
      level={level}
      title="Cambiar contraseña"
      lead="Al cambiarla cerramos tus sesiones en los demás dispositivos; en este sigues conectado."
    >
      {isDone && (
        <Banner tone="primary" rounded role="status" icon={<CircleCheckIcon />}>
          Tu contraseña se actualizó correctamente. Cerramos tus sesiones en los demás dispositivos.
        </Banner>
      )}
      {/* Another form after it worked, without what was typed. */}
      <PasswordForm key={isDone ? 'done' : 'form'} />
    </SectionCard>
  );
}

/** The same form sent without scripts. */
export const submitPassword = plainPost({
  submission: passwordChange,
  initial: START,
  secrets: ['currentpassword', 'password', 'repeated'],
  validate: passwordErrors,
  payload: ({ currentpassword, password }) => ({ currentpassword, newpassword: password }),
});
