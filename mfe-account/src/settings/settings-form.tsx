import type { ReactNode } from 'react';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { FailureBanner, type Form } from '@chamba/kernel/forms';
import { selectPageAccount } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import forms from '../forms/forms.module.css';
import styles from './settings.module.css';

/**
 * The frame of a form of the settings: whose page it is of, which form it is without scripts, and why it was refused.
 * @param name as the page's `submit` knows it.
 */
export function SettingsForm<Values extends Record<string, unknown>>({
  form,
  name,
  error,
  children,
}: {
  form: Form<Values>;
  name: string;
  error: ServiceErrorState | null;
  children: ReactNode;
}) {
  const account = useAppSelector(selectPageAccount);
  return (
    <form
      ref={form.ref}
      className={`${forms.form} ${styles.fields}`}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
    >
      <input type="hidden" name="page_account" value={account} />
      <input type="hidden" name="form" value={name} />
      <FailureBanner error={error} />
      {children}
    </form>
  );
}
