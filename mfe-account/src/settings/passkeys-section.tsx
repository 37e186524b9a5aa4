import { useEffect, useState } from 'react';
import { formatKept } from '@chamba/kernel/format';
import { DefaultSubmit, useForm, useSentButton } from '@chamba/kernel/forms';
import { useHydrated } from '@chamba/kernel/hydration';
import type { FormFields } from '@chamba/kernel/remote';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { REQUIRED } from '@chamba/kernel/validation';
import { Button } from '@chamba/kernel/ui/button';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { Field } from '@chamba/kernel/ui/field';
import { SectionCard } from './section-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { canUsePasskeys } from '../passkeys/ceremony.ts';
import { KeyIcon } from '../icons/icons.tsx';
import {
  passkeyChange,
  passkeysRequested,
  selectPasskeys,
  type Passkey,
  type PasskeyChange,
} from '../passkeys/passkeys.slice.ts';
import styles from './settings.module.css';

const START = { currentpassword: '' };

/** Whether this browser can make a passkey of the site; false until scripts run. */
export function usePasskeys(): boolean {
  const config = useAppSelector(selectConfig);
  return useHydrated() && canUsePasskeys(config);
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { now } = useAppSelector(selectPasskeys);
  const { status } = useAppSelector(passkeyChange.select);
  const sent = useSentButton({ name: 'passkey', value: passkey.id });
  const device = passkey.device || 'Dispositivo desconocido';
  return (
    <li className={styles.session}>
      <KeyIcon className={styles.icon} />
      <div className="grow stack g4">
        <p className="b">{device}</p>
        <p className="s14 muted">
          Agregada {formatKept(Date.parse(passkey.created), now)}
          {passkey.used ? `, usada ${formatKept(Date.parse(passkey.used), now)}` : ', sin usar'}
        </p>
      </div>
      <Button
        {...sent}
        variant="line"
        size="sm"
        aria-label={`Quitar esta llave: ${device}`}
        disabled={status === 'sending'}
        onClick={onRemove}
      >
        Quitar
      </Button>
    </li>
  );
}

function PasskeysForm() {
  const dispatch = useAppDispatch();
  const { passkeys, fresh } = useAppSelector(selectPasskeys);
  const { status, error } = useAppSelector(passkeyChange.select);
  const isHydrated = useHydrated();
  const canAdd = usePasskeys();
  const form = useForm({
    id: 'passkeys',
    initial: START,
    validate: ({ currentpassword }) => (fresh || currentpassword !== '' ? {} : { currentpassword: REQUIRED }),
    onSubmit: (values) => send({}, values),
  });
  const send = (change: PasskeyChange, { currentpassword }: typeof START) =>
    dispatch(passkeyChange.submitted({ ...change, ...(currentpassword !== '' && { currentpassword }) }));
  const { focus, values } = form;
  const isRefused = error?.code === 'MYS-32';
  useEffect(() => {
    if (isRefused) focus('currentpassword');
  }, [isRefused, focus]);
  const remove = (id: string) => {
    if (fresh || values.currentpassword !== '') return send({ remove: id }, values);
    form.leave('currentpassword');
    focus('currentpassword');
  };
  return (
    <SettingsForm form={form} name="passkeys" error={error}>
      <DefaultSubmit />
      {!fresh && (passkeys?.length || canAdd) ? (
        <Field
          {...form.bind('currentpassword')}
          type="password"
          label="Contraseña actual"
          autoComplete="current-password"
          hint="Para saber que eres tú."
        />
      ) : null}
      {passkeys?.length ? (
        <ul className={`${styles.sessions} ${styles.keys}`} aria-label="Tus llaves de acceso">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => remove(passkey.id)} />
          ))}
        </ul>
      ) : (
        <p className="muted">Todavía no tienes llaves de acceso.</p>
      )}
      {canAdd ? (
        <Button
          type="submit"
          variant="soft"
          className={styles.start}
          busy={status === 'sending'}
          busyLabel="Espera..."
        >
          Agregar llave
        </Button>
      ) : (
        <p className="muted">
          {isHydrated
            ? 'Este navegador no puede crear llaves de acceso.'
            : 'Para agregar una activa JavaScript en tu navegador.'}
        </p>
      )}
    </SettingsForm>
  );
}

/** The passkeys of the account: a second way in, which can be added and removed. */
export function PasskeysSection({ level }: { level: 1 | 2 }) {
  const dispatch = useAppDispatch();
  const { passkeys, error } = useAppSelector(selectPasskeys);
  const { status } = useAppSelector(passkeyChange.select);
  const [round, setRound] = useState(0);
  const isDone = status === 'done';
  // What was typed is gone with the change that it was for.
  useEffect(() => {
    if (isDone) setRound((former) => former + 1);
  }, [isDone]);
  if (!passkeys)
    return error ? <ErrorState level={level} onRetry={() => dispatch(passkeysRequested())} /> : null;
  return (
    <SectionCard
      level={level}
      title="Llaves de acceso"
      lead="Entra con la huella, el rostro o el PIN de tu dispositivo, sin escribir tu contraseña. Tu contraseña sigue funcionando. Tu huella y tu rostro nunca salen de tu dispositivo."
    >
      <PasskeysForm key={round} />
    </SectionCard>
  );
}

/** The same form sent without scripts, which can remove a passkey only. */
export function submitPasskeys({ passkey = '', currentpassword = '' }: FormFields) {
  if (passkey === '') return [passkeysRequested()];
  return [passkeyChange.submitted({ remove: passkey, ...(currentpassword !== '' && { currentpassword }) })];
}
