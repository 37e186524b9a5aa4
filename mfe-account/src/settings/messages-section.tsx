import type { Page } from '@chamba/kernel/remote';
import { FailureBanner } from '@chamba/kernel/forms';
import { useHydrated } from '@chamba/kernel/hydration';
import { selectPageAccount } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { Checkbox } from '@chamba/kernel/ui/checkbox';
import { CircleCheckIcon } from '@chamba/kernel/ui/icon';
import { Switch } from '@chamba/kernel/ui/switch';
import { SectionCard } from './section-card.tsx';
import {
  messagesForm,
  messagesToggled,
  selectSettings,
  type MailKind,
  type Messages,
} from './settings.slice.ts';
import styles from './settings.module.css';

const KINDS: ReadonlyArray<{ kind: MailKind; label: string; detail: string }> = [
  {
    kind: 'savedsearches',
    label: 'Vacantes de tus búsquedas guardadas',
    detail: 'Cuando hay vacantes nuevas en una búsqueda que guardaste.',
  },
  {
    kind: 'suggestions',
    label: 'Sugerencias de vacantes',
    detail: 'Vacantes que se parecen a lo que buscas.',
  },
  {
    kind: 'applications',
    label: 'Avisos de tus postulaciones',
    detail: 'Cuando una empresa te responde. También lo ves en Mis postulaciones.',
  },
];

/** One kind of mails: a switch that stores at once, and a box of the form where no script runs. */
function Choice({
  name,
  label,
  detail,
  checked,
  disabled = false,
  onValue,
}: {
  name: string;
  label: string;
  detail: string;
  checked: boolean;
  disabled?: boolean;
  onValue: (checked: boolean) => void;
}) {
  const works = useHydrated();
  if (!works)
    return (
      <Checkbox name={name} value="1" defaultChecked={checked} className={styles.choice}>
        <span className="b">{label}</span>
        <br />
        <span className="s14 muted">{detail}</span>
      </Checkbox>
    );
  return (
    <div className={styles.choice}>
      <div className="grow">
        <p className="b" id={`messages-${name}`}>
          {label}
        </p>
        <p className="s14 muted" id={`messages-${name}-detail`}>
          {detail}
        </p>
      </div>
      <Switch
        aria-labelledby={`messages-${name}`}
        aria-describedby={`messages-${name}-detail`}
        checked={checked && !disabled}
        disabled={disabled}
        onValue={onValue}
      />
    </div>
  );
}

/** Which mails the account gets; those about the account itself are always sent. */
export function MessagesSection({ level }: { level: 1 | 2 }) {
  const dispatch = useAppDispatch();
  const works = useHydrated();
  const account = useAppSelector(selectPageAccount);
  const { settings } = useAppSelector(selectSettings);
  const { status, error } = useAppSelector(messagesForm.select);
  if (!settings) return null;
  const isOut = settings.optout === 1;
  return (
    <SectionCard
      level={level}
      title="Mensajes"
      lead="Lo que elijas vale también para los avisos en tus dispositivos. Los correos de tu cuenta, como el de una contraseña nueva, llegan siempre."
    >
      <form method="post" className={styles.choices}>
        <input type="hidden" name="page_account" value={account} />
        <input type="hidden" name="form" value="messages" />
        {status === 'done' && (
          <Banner tone="primary" rounded role="status" icon={<CircleCheckIcon />}>
            Guardado.
          </Banner>
        )}
        <FailureBanner error={error} />
        <Choice
          name="optin"
          label="Recibir correos con vacantes y avisos"
          detail={isOut ? 'Ahora solo recibes los de tu cuenta.' : 'Elige abajo cuáles.'}
          checked={!isOut}
          onValue={(on) => dispatch(messagesToggled({ optout: on ? 0 : 1 }))}
        />
        <hr />
        {KINDS.map(({ kind, label, detail }) => (
          <Choice
            key={kind}
            name={kind}
            label={label}
            detail={detail}
            checked={settings.messages[kind]}
            disabled={isOut}
            onValue={(on) => dispatch(messagesToggled({ messages: { [kind]: on } }))}
          />
        ))}
        {!works && (
          <Button type="submit" className={styles.start}>
            Guardar
          </Button>
        )}
      </form>
    </SectionCard>
  );
}

/** The form sent without scripts: a box that is not checked sends nothing. */
export const submitMessages: NonNullable<Page['submit']> = (fields) => {
  const messages: Messages = {
    savedsearches: fields['savedsearches'] === '1',
    suggestions: fields['suggestions'] === '1',
    applications: fields['applications'] === '1',
  };
  return [messagesForm.submitted({ optout: fields['optin'] === '1' ? 0 : 1, messages })];
};
