import { formStatus } from '@chamba/kernel/forms';
import { definePage } from '@chamba/kernel/remote';
import forms from '../forms/forms.module.css';
import { PasswordSection, submitPassword } from './password-section.tsx';
import { settingsSaga } from './settings.saga.ts';
import { passwordChange, settingsSlice } from './settings.slice.ts';

/** The one form, for password managers that lead to `/.well-known/change-password`. */
function ChangePasswordPage() {
  return (
    <div className={forms.page}>
      <div className={`${forms.column} ${forms.wide}`}>
        <PasswordSection level={1} />
      </div>
    </div>
  );
}

export default definePage({
  Component: ChangePasswordPage,
  slices: [settingsSlice, passwordChange.slice],
  sagas: [settingsSaga],
  submit: submitPassword,
  status: (state) => formStatus(passwordChange.select(state)),
  texts: { title: 'Cambiar contraseña', description: 'Cambia la contraseña de tu cuenta.' },
  robots: 'hidden',
});
