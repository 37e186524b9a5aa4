import { isUnanswered } from '@chamba/kernel/errors';
import { formatDate } from '@chamba/kernel/format';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Avatar } from '@chamba/kernel/ui/avatar';
import { Card } from '@chamba/kernel/ui/card';
import { CvSections } from '@chamba/kernel/ui/cv-view';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import print from '../print/print.module.css';
import { sharedCvSaga } from './shared-cv.saga.ts';
import { selectSharedCv, sharedCvRequested, sharedCvSlice, type SharedCvState } from './shared-cv.slice.ts';
import styles from './shared-cv.module.css';

/** A résumé as its candidate shows it to whoever has the link. */
function SharedCvPage({ context: { params } }: PageProps) {
  const dispatch = useAppDispatch();
  const { cv, missing } = useAppSelector(selectSharedCv);
  const token = params['token'] ?? '';
  if (!cv)
    return (
      <div className={`wrap ${styles.page}`}>
        {missing && isUnanswered(missing) ? (
          <ErrorState onRetry={() => dispatch(sharedCvRequested({ token }))} />
        ) : missing ? (
          <EmptyState
            level={1}
            title="Este enlace ya no muestra ningún CV"
            text="Quien lo compartió lo terminó, o el enlace venció. Pídele uno nuevo."
            actions={<LinkButton href="/">Ir al inicio</LinkButton>}
          />
        ) : null}
      </div>
    );
  const { candidate, resume, photourl, expires } = cv;
  return (
    <div className={`wrap ${styles.page} ${print.printed}`}>
      <Card as="article" pad="l" className={styles.card}>
        <header className={styles.head}>
          <Avatar name={candidate.name} photo={photourl} size="l" />
          <div className="grow stack g8">
            <h1 className={styles.name}>{candidate.name || resume.title || 'Currículum'}</h1>
            {resume.title ? <p className="muted">{resume.title}</p> : null}
            <p className={styles.contact}>
              {candidate.email ? (
                <a className="link hit" href={`mailto:${candidate.email}`}>
                  {candidate.email}
                </a>
              ) : null}
              {candidate.phone ? (
                <a className="link hit" href={`tel:${candidate.phone.replaceAll(/[^\d+]/g, '')}`}>
                  {candidate.phone}
                </a>
              ) : null}
              {candidate.location ? <span>{candidate.location}</span> : null}
            </p>
          </div>
        </header>
        <CvSections resume={resume} headings={2} />
      </Card>
      <p className={`s14 muted ${styles.note}`}>
        {candidate.name || 'Quien lo hizo'} comparte este CV por enlace hasta el {formatDate(expires)}.{' '}
        <a className="link" href="/aviso-privacidad">
          Aviso de privacidad
        </a>
      </p>
    </div>
  );
}

function getStatus({ missing }: SharedCvState): number {
  if (!missing) return 200;
  if (missing.answered === 429) return 429;
  return isUnanswered(missing) ? 503 : 404;
}

export default definePage({
  Component: SharedCvPage,
  slices: [sharedCvSlice],
  sagas: [sharedCvSaga],
  load: ({ params }) => sharedCvRequested({ token: params['token'] ?? '' }),
  status: (state) => getStatus(selectSharedCv(state)),
  texts: { title: 'Currículum compartido', description: 'Un currículum que alguien comparte por enlace.' },
  // The address holds a token: it belongs in no index.
  robots: 'hidden',
});
