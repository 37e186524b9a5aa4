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
  region:
    'La empresa busca candidatos únicamente de su región. Si vives ahí, corrige tu domicilio y la enviamos.',
  answers: 'Faltan tus respuestas. Responde a la empresa y la enviamos.',
};

/** Fragment of an offer's address that opens the employer's questions, where they are what its application waits for. */
export const ANSWER_HASH = '#responder';

/** Where the e-mail is confirmed: the link can be sent again and the address corrected there. */
const CONFIRM_ADDRESS = '/postulaciones#confirmar';

type WaitingActionProps = {
  waiting: string | undefined;
  /** Path of the offer's page. */
  offerUrl: string;
  /** Path that the résumé's steps lead back to; the offer's page where it is missing. */
  returnTo?: string;
  /** Asks the employer's questions on this page; where it is missing, the offer's page does. */
  onAnswer?: () => void;
};

/** The one thing to do so that an application that waits goes out. */
export function WaitingAction({ waiting, offerUrl, returnTo = offerUrl, onAnswer }: WaitingActionProps) {
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
  if (waiting === 'answers' && onAnswer) {
    return (
      <Button variant="soft" className={styles.grow} onClick={onAnswer}>
        {ANSWER_LABEL}
      </Button>
    );
  }
  const { href, label } = toLink(waiting, offerUrl, returnTo);
  return (
    <LinkButton href={href} variant="soft" className={styles.grow}>
      {label}
    </LinkButton>
  );
}

const ANSWER_LABEL = 'Responder';

function toLink(waiting: string | undefined, offerUrl: string, returnTo: string) {
  if (waiting === 'resume') return { href: resumeAddress(returnTo), label: 'Completar mi CV' };
  if (waiting === 'region') return { href: resumeAddress(returnTo), label: 'Revisar mi domicilio' };
  if (waiting === 'answers') return { href: offerUrl + ANSWER_HASH, label: ANSWER_LABEL };
  return { href: CONFIRM_ADDRESS, label: 'Confirmar mi correo' };
}

/** Asks whether the candidate applied on the company's site: the service cannot know. */
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
