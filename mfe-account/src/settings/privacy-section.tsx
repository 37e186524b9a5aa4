import { useEffect } from 'react';
import { FailureBanner } from '@chamba/kernel/forms';
import { formatDate } from '@chamba/kernel/format';
import { useHydrated } from '@chamba/kernel/hydration';
import { selectPageAccount, selectProfile } from '@chamba/kernel/session';
import { selectConfig, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { DownloadIcon } from '@chamba/kernel/ui/icon';
import { ArcoRequests } from './arco-form.tsx';
import { exportFetch, exportRequest, privacyAsked, selectPrivacy } from './privacy.slice.ts';
import { sectionAddress } from './sections.ts';
import { SectionCard } from './section-card.tsx';
import styles from './settings.module.css';

/** The mails that can be declined, by what the register calls them. */
const MAILS: Readonly<Record<string, string>> = {
  mails: 'Correos con vacantes y avisos',
  savedsearches: 'Correos de tus búsquedas guardadas',
  suggestions: 'Correos con sugerencias de vacantes',
  applications: 'Correos de tus postulaciones',
};

/** How often the page looks whether the copy is ready, in ms. */
const LOOK_MS = 3_000;

/** Asks for the copy of the data, and fetches it. */
function Copy() {
  const dispatch = useAppDispatch();
  const works = useHydrated();
  const account = useAppSelector(selectPageAccount);
  const email = useAppSelector((state) => selectProfile(state)?.email ?? '');
  const { privacy } = useAppSelector(selectPrivacy);
  const asking = useAppSelector(exportRequest.select);
  const fetching = useAppSelector(exportFetch.select);
  const { state, expires } = privacy?.copy ?? { state: 'none', expires: '' };
  const isWaiting = state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => dispatch(privacyAsked()), LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, dispatch]);
  return (
    <form
      method="post"
      className="stack g12"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(exportRequest.submitted({}));
      }}
    >
      <input type="hidden" name="page_account" value={account} />
      <input type="hidden" name="form" value="export" />
      <h2 className="d3">Descargar mis datos</h2>
      <p className="muted">
        Un archivo ZIP con tu currículum (JSON Resume), tus postulaciones con sus comprobantes, tus búsquedas,
        lo que aceptaste y tus sesiones: como página para leer y como JSON.
      </p>
      <FailureBanner error={asking.error} />
      <p role="status" className={isWaiting || state === 'ready' ? undefined : 'vh'}>
        {isWaiting && `Estamos preparando tu copia; tarda menos de un minuto. Te avisamos a ${email}.`}
        {state === 'ready' && `Tu copia está lista. La puedes descargar hasta el ${formatDate(expires)}.`}
      </p>
      {state === 'ready' && works ? (
        <Button
          className={styles.start}
          icon={<DownloadIcon />}
          busy={fetching.status === 'sending'}
          busyLabel="Descargando..."
          onClick={() => dispatch(exportFetch.submitted({}))}
        >
          Descargar mis datos
        </Button>
      ) : state === 'ready' ? (
        <p className="muted">Para descargarla activa JavaScript en tu navegador.</p>
      ) : (
        <Button
          type="submit"
          className={styles.start}
          variant="soft"
          busy={isWaiting || asking.status === 'sending'}
          busyLabel="Preparando..."
        >
          Pedir mi copia
        </Button>
      )}
    </form>
  );
}

/** What was accepted and when, which uses are optional, and the copy of the data. */
export function PrivacySection({ level }: { level: 1 | 2 }) {
  const dispatch = useAppDispatch();
  const { legal, siteName } = useAppSelector(selectConfig);
  const { privacy, error } = useAppSelector(selectPrivacy);
  if (!privacy) return error ? <ErrorState level={level} onRetry={() => dispatch(privacyAsked())} /> : null;
  const responsible = legal?.name ?? siteName;
  return (
    <SectionCard level={level} title="Privacidad" lead="Tus datos, lo que aceptaste y lo que puedes pedir.">
      <Copy />
      <hr />
      <div className="stack g12">
        <h2 className="d3">Lo que aceptaste y lo que dejaste de permitir</h2>
        <ul className="stack g8">
          {privacy.acceptances.map(({ version, accepted }) => (
            <li key={version}>
              Términos y condiciones y Aviso de privacidad
              {version ? `, versión ${version}` : ''}: <time dateTime={accepted}>{formatDate(accepted)}</time>
            </li>
          ))}
          {privacy.consents.map(({ kind, granted, changed }) => (
            <li key={kind + changed}>
              {MAILS[kind] ?? kind}: {granted ? 'los volviste a permitir' : 'dejaste de permitirlos'} el{' '}
              <time dateTime={changed}>{formatDate(changed)}</time>
            </li>
          ))}
        </ul>
        <p>
          <a className="link" href="/aviso-privacidad">
            Aviso de privacidad
          </a>{' '}
          ·{' '}
          <a className="link" href="/terminos-condiciones">
            Términos y condiciones
          </a>
        </p>
        <p className="muted">
          Los correos con vacantes y avisos son opcionales:{' '}
          <a className="link" href={sectionAddress('mensajes')}>
            elige cuáles quieres
          </a>
          .
        </p>
      </div>
      <hr />
      <div className="stack g12">
        <h2 className="d3">Tus derechos</h2>
        <p className="muted">
          Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso (derechos ARCO). Casi
          todo lo haces aquí y en tu currículum; lo demás pídelo con este formulario. {responsible} te
          responde en un máximo de 20 días hábiles y, si procede, lo hace efectivo en los 15 siguientes.
        </p>
        <ArcoRequests />
      </div>
    </SectionCard>
  );
}
