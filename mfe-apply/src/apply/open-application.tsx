import { resumeAddress } from '@chamba/kernel/applications';
import { useAppDispatch } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { externalAnswered, termsAccepted } from './apply.slice.ts';
import styles from './apply.module.css';

/** An application that the site keeps until the account is ready. */
export const WAITING_TITLE = 'En espera';

/** What an application waits for, in a sentence, by the reason. */
export const WAITING_TEXTS: Readonly<Record<string, string>> = {
  confirm: 'Confirma tu correo y la enviamos.',
  resume: 'Completa tu CV y la enviamos.',
  terms: 'Acepta los Términos y Condiciones y la enviamos.',
};

/** Where the e-mail is confirmed: the link can be sent again and the address corrected there. */
const CONFIRM_ADDRESS = '/postulaciones#confirmar';

/**
 * The one thing to do so that an application that waits goes out.
 * @param returnTo path that the résumé's steps lead back to.
 */
export function WaitingAction({ waiting, returnTo }: { waiting: string | undefined; returnTo: string }) {
  const dispatch = useAppDispatch();
  if (waiting === 'terms') {
    return (
      <div className={styles.mend}>
        <Button variant="soft" className={styles.grow} onClick={() => dispatch(termsAccepted())}>
          Aceptar y enviar
        </Button>
        <a className="link s13 hit" href="/terminos-condiciones">
          Leer los Términos y Condiciones
        </a>
      </div>
    );
  }
  const isResume = waiting === 'resume';
  return (
    <LinkButton
      href={isResume ? resumeAddress(returnTo) : CONFIRM_ADDRESS}
      variant="soft"
      className={styles.grow}
    >
      {isResume ? 'Completar mi CV' : 'Confirmar mi correo'}
    </LinkButton>
  );
}

/** Asks whether the candidate applied on the company's site; nobody else can know. */
export function ExternalQuestion({ jobid, answer }: { jobid: string; answer: 'yes' | 'no' | undefined }) {
  const dispatch = useAppDispatch();
  const say = (applied: 'yes' | 'no') => () => dispatch(externalAnswered({ jobid, applied }));
  if (answer) {
    return (
      <p className="s14 muted" role="status">
        {answer === 'yes' ? 'Dijiste que te postulaste en su sitio.' : 'Dijiste que no te postulaste.'}{' '}
        <button type="button" className="link" onClick={say(answer === 'yes' ? 'no' : 'yes')}>
          Cambiar
        </button>
      </p>
    );
  }
  return (
    <div className={styles.question} role="group" aria-label="¿Te postulaste ahí?">
      <span className="s14">¿Te postulaste ahí?</span>
      <Button size="sm" variant="line" onClick={say('yes')}>
        Sí
      </Button>
      <Button size="sm" variant="line" onClick={say('no')}>
        No
      </Button>
    </div>
  );
}
