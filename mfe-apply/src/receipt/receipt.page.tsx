import { isMissing, type ServiceErrorState } from '@chamba/kernel/errors';
import { formatKept } from '@chamba/kernel/format';
import { definePage } from '@chamba/kernel/remote';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Breadcrumbs } from '@chamba/kernel/ui/breadcrumbs';
import { Card } from '@chamba/kernel/ui/card';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { EmployerReply } from '../applications/application-card.tsx';
import { describeState, STATE_VIEWS } from '../applications/state-views.ts';
import { receiptSaga } from './receipt.saga.ts';
import { receiptRequested, receiptSliceDeclaration, selectReceipt } from './receipt.slice.ts';
import { SentResume } from './sent-resume.tsx';
import styles from './receipt.module.css';

/** To whom an application goes, by the kind of its recipient. */
const RECIPIENTS = {
  mail: 'Por correo a',
  webhook: 'Al sistema de la empresa,',
  site: 'En el sitio de la empresa,',
  none: '',
} as const;

/** Whether there is no such application: of no offer that exists, or of what cannot be one's number. */
const isAbsent = (missing: ServiceErrorState): boolean => isMissing(missing) || missing.answered === 400;

function ReceiptPage({ context: { params } }: { context: { params: Readonly<Record<string, string>> } }) {
  const { receipt, missing, now } = useAppSelector(selectReceipt);
  const dispatch = useAppDispatch();
  if (!receipt) {
    const isGone = missing !== null && isAbsent(missing);
    return (
      <div className={`wrap ${styles.page}`}>
        {isGone || !missing ? (
          <EmptyState
            level={1}
            title="No hay una postulación a esta vacante"
            actions={<LinkButton href="/postulaciones">Ver mis postulaciones</LinkButton>}
          />
        ) : (
          <ErrorState onRetry={() => dispatch(receiptRequested({ jobid: params['job'] ?? '' }))} />
        )}
      </div>
    );
  }
  const { application, events, recipient, datedelivered, snapshot } = receipt;
  const title = application.title || `Vacante ${application.jobid}`;
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        items={[{ label: 'Mis postulaciones', href: '/postulaciones' }, { label: 'Comprobante' }]}
      />
      <div className="stack g8">
        <h1>{title}</h1>
        <p className="muted">{[application.companyname, application.location].filter(Boolean).join(' · ')}</p>
        <p>
          <a className="link hit" href={application.url}>
            Ver la vacante
          </a>
        </p>
      </div>
      <Card as="section" pad="l" className={styles.card} aria-labelledby="state-heading">
        <h2 id="state-heading" className="d3">
          {STATE_VIEWS[application.status].label}
        </h2>
        <p>{describeState(application, now)}</p>
        {application.answer ? <EmployerReply answer={application.answer} /> : null}
        <dl className={styles.facts}>
          <dt>Destinatario</dt>
          <dd>
            {recipient.kind === 'none'
              ? 'Nadie: es una vacante de muestra'
              : `${RECIPIENTS[recipient.kind]} ${recipient.domain}`.trim()}
          </dd>
          {datedelivered ? (
            <>
              <dt>Recibida por su servidor</dt>
              <dd>{formatKept(Date.parse(datedelivered), now)}</dd>
            </>
          ) : null}
        </dl>
        <ol className={styles.events}>
          {events.map(({ state, date }) => (
            <li key={`${state}|${date}`}>
              <span className="b">{STATE_VIEWS[state].label}</span>{' '}
              <time dateTime={date} className="s14 muted">
                {formatKept(Date.parse(date), now)}
              </time>
            </li>
          ))}
        </ol>
      </Card>
      {snapshot ? <SentResume snapshot={snapshot} isDelivered={datedelivered !== undefined} /> : null}
    </div>
  );
}

/** What was sent with an application, to whom, and what became of it. */
export default definePage({
  Component: ReceiptPage,
  slices: [receiptSliceDeclaration],
  sagas: [receiptSaga],
  load: ({ params }) => receiptRequested({ jobid: params['job'] ?? '' }),
  status: (state) => {
    const { missing } = selectReceipt(state);
    if (!missing) return 200;
    return isAbsent(missing) ? 404 : 503;
  },
  texts: { title: 'Comprobante', description: 'Qué se envió con tu postulación, a quién y cuándo.' },
  robots: 'hidden',
});
