import { formatKept } from '@chamba/kernel/format';
import { useSentButton } from '@chamba/kernel/forms';
import { logoutRequested, selectPageAccount } from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { SmartphoneIcon } from '@chamba/kernel/ui/icon';
import { Tag } from '@chamba/kernel/ui/tag';
import { SectionCard } from './section-card.tsx';
import { OTHERS, selectSettings, sessionEnd, type OpenSession } from './settings.slice.ts';
import styles from './settings.module.css';

function EndButton({ session }: { session: OpenSession }) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(sessionEnd.select);
  const sent = useSentButton({ name: 'session', value: session.id });
  const device = session.device || 'dispositivo desconocido';
  return (
    <Button
      {...sent}
      variant="line"
      size="sm"
      aria-label={`Cerrar esta sesión: ${device}`}
      disabled={status === 'sending'}
      onClick={() => dispatch(sessionEnd.submitted({ id: session.id }))}
    >
      Cerrar esta sesión
    </Button>
  );
}

/** The own session ends as it does by the menu. */
function LogOut() {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectPageAccount);
  return (
    <form
      method="post"
      action="/menu"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(logoutRequested({}));
      }}
    >
      <input type="hidden" name="page_account" value={account} />
      <Button type="submit" variant="line" size="sm">
        Cerrar esta sesión
      </Button>
    </form>
  );
}

/** The open sessions of the account: this one, and those of other devices, which can be ended. */
export function SessionsSection({ level }: { level: 1 | 2 }) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectPageAccount);
  const { sessions, now } = useAppSelector(selectSettings);
  const { status } = useAppSelector(sessionEnd.select);
  const all = useSentButton({ name: 'session', value: OTHERS });
  if (!sessions) return null;
  const current = sessions.filter((session) => session.current);
  const others = sessions.filter((session) => !session.current);
  const describe = (session: OpenSession) => (
    <div className="grow stack g4">
      <p className="b">
        {session.device || 'Dispositivo desconocido'} {session.current && <Tag>Este dispositivo</Tag>}
      </p>
      <p className="s14 muted">
        {session.current
          ? `Abierta ${formatKept(Date.parse(session.started), now)}`
          : `Última vez ${formatKept(Date.parse(session.seen), now)}`}
      </p>
    </div>
  );
  return (
    <SectionCard
      level={level}
      title="Sesiones y dispositivos"
      lead="Dónde está abierta tu cuenta. Si no reconoces una sesión, ciérrala y cambia tu contraseña."
    >
      <ul className={styles.sessions}>
        {current.map((session) => (
          <li key={session.id} className={styles.session}>
            <SmartphoneIcon className={styles.icon} />
            {describe(session)}
            <LogOut />
          </li>
        ))}
      </ul>
      <form method="post" className={styles.sessions}>
        <input type="hidden" name="page_account" value={account} />
        <input type="hidden" name="form" value="sessions" />
        {others.length === 0 ? (
          <p className="muted">No hay otras sesiones abiertas.</p>
        ) : (
          <>
            <ul className={styles.sessions} aria-label="Otras sesiones">
              {others.map((session) => (
                <li key={session.id} className={styles.session}>
                  <SmartphoneIcon className={styles.icon} />
                  {describe(session)}
                  <EndButton session={session} />
                </li>
              ))}
            </ul>
            <Button
              {...all}
              variant="soft"
              className={styles.start}
              busy={status === 'sending'}
              onClick={() => dispatch(sessionEnd.submitted({ id: OTHERS }))}
            >
              Cerrar todas las demás
            </Button>
          </>
        )}
      </form>
    </SectionCard>
  );
}
