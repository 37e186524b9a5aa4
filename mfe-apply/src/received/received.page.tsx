import type { FormEvent } from 'react';
import { isUnanswered } from '@chamba/kernel/errors';
import { FailureBanner, toPosted } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { answerFormErrors, toEmployerAnswer } from './answer-form.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { ReceivedCv } from './received-cv.tsx';
import { receivedSaga } from './received.saga.ts';
import {
  answerRequested,
  fileRequested,
  formPosted,
  openRequested,
  pdfRequested,
  previewRequested,
  receivedSlice,
  selectReceived,
  type ReceivedState,
} from './received.slice.ts';
import styles from './received.module.css';

const GONE_TITLE = 'Esta postulación ya no está disponible';
const GONE_TEXT = 'El enlace no es válido, o quien se postuló retiró su postulación.';

/** The page of an employer's link: it shows the application once they ask for it, and takes their answer. */
function ReceivedPage({ context: { params } }: PageProps) {
  const dispatch = useAppDispatch();
  const { title, missing, received, failure, busy } = useAppSelector(selectReceived);
  const token = params['token'] ?? '';
  if (title === null)
    return (
      <div className={`wrap ${styles.page}`}>
        {missing && isUnanswered(missing) ? (
          <ErrorState onRetry={() => dispatch(previewRequested({ token }))} />
        ) : missing ? (
          <EmptyState
            level={1}
            title={GONE_TITLE}
            text={GONE_TEXT}
            actions={<LinkButton href="/">Ir al inicio</LinkButton>}
          />
        ) : null}
      </div>
    );
  function open(event: FormEvent) {
    event.preventDefault();
    dispatch(openRequested({ token }));
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <div className="stack g8">
        <p className="muted">Recibiste una postulación para</p>
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {received ? (
        <>
          <div className={styles.columns}>
            <ReceivedCv token={token} application={received.application} />
            <AnswerPanel token={token} />
          </div>
          <p className="s14 muted">
            Usa estos datos solo para este proceso y bórralos cuando ya no los necesites.{' '}
            <a className="link" href="/aviso-privacidad">
              Aviso de privacidad
            </a>
          </p>
        </>
      ) : (
        <form method="post" className={styles.form} onSubmit={open}>
          <input type="hidden" name="errand" value="open" />
          <p>Al abrirla verás el CV completo. Quien se postuló sabrá que lo viste.</p>
          {failure ? <FailureBanner error={failure} /> : null}
          <Button type="submit" size="lg" busy={busy === 'open'} busyLabel="Abriendo...">
            Ver la postulación
          </Button>
        </form>
      )}
    </div>
  );
}

function getStatus({ missing, failure, posted }: ReceivedState): number {
  const error = missing ?? failure;
  if (error?.answered === 429) return 429;
  if (error) return isUnanswered(error) ? 503 : 404;
  return posted?.isFaulty ? 422 : 200;
}

export default definePage({
  Component: ReceivedPage,
  slices: [receivedSlice],
  sagas: [receivedSaga],
  load: ({ params }) => previewRequested({ token: params['token'] ?? '' }),
  submit: (fields, { params }) => {
    const token = params['token'] ?? '';
    if (fields['errand'] === 'pdf') return [pdfRequested({ token })];
    if (fields['errand'] === 'file') return [fileRequested({ token, id: fields['file'] ?? '' })];
    if (fields['errand'] !== 'answer') return [openRequested({ token })];
    const { state = '', at = '', place = '', link = '', text = '' } = fields;
    const values = { state, at, place, link, text };
    const posted = toPosted(values, answerFormErrors(values));
    // What is wrong with an answer is shown beside the application that it is about.
    return posted.isFaulty
      ? [formPosted(posted), openRequested({ token })]
      : [formPosted(posted), answerRequested(toEmployerAnswer(token, values))];
  },
  status: (state) => getStatus(selectReceived(state)),
  texts: { title: 'Postulación recibida', description: 'Abre una postulación a tu vacante y respóndela.' },
  // The address holds a token: it belongs in no index.
  robots: 'hidden',
});
