import { useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  formatDate,
  formatKept,
  formatPublished,
  locationLabel,
  salaryLabel,
  salaryText,
} from '@chamba/kernel/format';
import { useHydrated } from '@chamba/kernel/hydration';
import type { Application, EmployerAnswer, Job } from '@chamba/kernel/api';
import type { ApplicationState } from '@chamba/kernel/applications';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { CompanyLogo } from '@chamba/kernel/ui/company-logo';
import { CalendarIcon, ClockIcon, EyeIcon, RefreshCwIcon, TriangleAlertIcon } from '@chamba/kernel/ui/icon';
import { Tag } from '@chamba/kernel/ui/tag';
import { ExternalQuestion, WaitingAction, WAITING_TEXTS } from '../apply/open-application.tsx';
import { ApplicationMenu } from './application-menu.tsx';
import { isClosed, type PendingApplication } from './applications.selectors.ts';
import { cancelRequested, selectUndo, restoreRequested, withdrawRequested } from './applications.slice.ts';
import { receiptPath } from './receipt-path.ts';
import { describeState, getProgress, STATE_VIEWS } from './state-views.ts';
import styles from './applications.module.css';

type HeadProps = {
  title: string;
  url: string;
  company: string;
  place: string;
  note: ReactNode;
  menu?: ReactNode;
};

function CardHead({ title, url, company, place, note, menu }: HeadProps) {
  // A line breaks behind the dot, not before it.
  const line = [company, place].filter(Boolean).join('\u00a0· ');
  return (
    <div className={styles.head}>
      <CompanyLogo name={company} />
      <div className="grow">
        <h2 className={styles.title}>
          <a href={url}>{title}</a>
        </h2>
        {line ? <p className="s14 muted">{line}</p> : null}
        <p className={`s13 faint ${styles.note}`}>{note}</p>
      </div>
      {menu}
    </div>
  );
}

/** States of what the candidate asked for, whether or not an application came of it: a withdrawn one may have waited. */
const ASKED_FOR: ReadonlySet<ApplicationState> = new Set(['waiting', 'expired', 'withdrawn']);

/** One application that the server knows. */
export function ApplicationCard({ application, now }: { application: Application; now: number }) {
  const dispatch = useAppDispatch();
  const { jobid, url, companyname, location, status, dateapplied } = application;
  const title = application.title || `Vacante ${jobid}`;
  const receipt = receiptPath(jobid);
  const { withdrawable } = STATE_VIEWS[status];
  const made = status === 'external' ? 'Lo abriste' : ASKED_FOR.has(status) ? 'La pediste' : 'Te postulaste';
  return (
    <Card as="article" pad="m" className={styles.card}>
      <CardHead
        title={title}
        url={url}
        company={companyname}
        place={location}
        note={
          <>
            {made} el {formatDate(dateapplied)} ·{' '}
            <a className="link hit" href={receipt}>
              Comprobante
            </a>
          </>
        }
        menu={
          <ApplicationMenu
            title={title}
            receipt={receipt}
            offer={url}
            onWithdraw={withdrawable ? () => dispatch(withdrawRequested(jobid)) : undefined}
          />
        }
      />
      <ApplicationStatus application={application} now={now} />
    </Card>
  );
}

/** Where an application stands, with its date and what can be done about it. */
function ApplicationStatus({ application, now }: { application: Application; now: number }) {
  const dispatch = useAppDispatch();
  const undo = useAppSelector(selectUndo);
  const { jobid, status, url, dateexpires, waiting, answer, noanswer, external } = application;
  const closed = isClosed(application, now);
  const text = describeState(application, now);
  const points = closed ? [] : getProgress(application, formatDate(dateexpires).replace(/ \d{4}$/, ''));
  const { label, tone } = STATE_VIEWS[status];
  const isAnswer = ['inProcess', 'interview', 'rejected', 'hired'].includes(status);
  return (
    <>
      {points.length > 0 ? (
        <ol className={styles.progress}>
          {points.map((point) => (
            <li
              key={point.label}
              className={point.done ? styles.done : undefined}
              aria-current={point.current ? 'step' : undefined}
            >
              {point.label}
            </li>
          ))}
        </ol>
      ) : null}
      {status === 'waiting' ? (
        <div className={styles.wait}>
          <p>
            <Tag tone="accent" icon={<ClockIcon size={15} />}>
              {label}
            </Tag>{' '}
            {WAITING_TEXTS[waiting ?? ''] ?? text}
          </p>
          <WaitingAction waiting={waiting} offerUrl={url} returnTo="/postulaciones" />
        </div>
      ) : status === 'accepted' ? (
        <Banner tone="info" rounded icon={<RefreshCwIcon />}>
          {text}
        </Banner>
      ) : status === 'undelivered' || status === 'expired' ? (
        <Banner tone="danger" rounded icon={<TriangleAlertIcon />}>
          {text}
        </Banner>
      ) : (
        <p className={`s14 muted ${styles.line}`}>
          {isAnswer ? <Tag tone={tone}>{label}</Tag> : null}
          {status === 'seen' ? <EyeIcon size={18} /> : null}
          {text}
        </p>
      )}
      {answer ? <EmployerReply answer={answer} /> : null}
      {status === 'external' ? <Question jobid={jobid} answer={external} /> : null}
      {status === 'withdrawn' && undo === jobid ? (
        <UndoButton onUndo={() => dispatch(restoreRequested(jobid))} />
      ) : null}
      {noanswer || closed ? (
        <div className={`s14 ${styles.line}`}>
          {noanswer ? <Tag icon={<ClockIcon size={15} />}>Sin respuesta en 14 días</Tag> : null}
          {closed ? (
            <>
              <Tag tone="danger" icon={<CalendarIcon size={15} />}>
                La vacante venció
              </Tag>
              <a className="link hit" href={url}>
                Ver similares
              </a>
            </>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** Used, or once its time is over, it leaves the focus in its card. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // Its clean-up comes before the button leaves the page, which would lose the focus.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own)
        own?.closest('article')?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} variant="line" size="sm" className={styles.more} onClick={onUndo}>
      Deshacer
    </Button>
  );
}

/** Buttons that need scripts are left out without them. */
function Question(props: { jobid: string; answer: 'yes' | 'no' | undefined }) {
  return useHydrated() ? <ExternalQuestion {...props} /> : null;
}

const DAY_MS = 86_400_000;

/** 'el 24 nov 2026 a las 10:00': a day to come is named, not counted from today. */
const formatAppointment = (at: number): string => formatKept(at, at + 2 * DAY_MS);

/** What the employer wrote, and when and where the interview is. */
export function EmployerReply({ answer: { text, at, place, link } }: { answer: EmployerAnswer }) {
  const time = at ? Date.parse(at) : Number.NaN;
  const isWeb = link !== undefined && /^https?:\/\//i.test(link);
  if (!text && Number.isNaN(time) && !place && !isWeb) return null;
  return (
    <blockquote className={styles.answer}>
      {text ? <p>{text}</p> : null}
      {Number.isNaN(time) ? null : <p className="b">Entrevista: {formatAppointment(time)}</p>}
      {place ? <p>{place}</p> : null}
      {isWeb ? (
        <p>
          <a className="link" href={link} target="_blank" rel="noopener noreferrer nofollow">
            Abrir la liga de la entrevista
          </a>
        </p>
      ) : null}
    </blockquote>
  );
}

const ON_ITS_WAY_TEXT = 'Ya estás postulado. Tu solicitud será procesada y enviada al reclutador.';

/** One application that is still in the outbox of this browser. */
export function PendingCard({ entry: { offer, at }, now }: { entry: PendingApplication; now: number }) {
  const dispatch = useAppDispatch();
  const title = offer.title || `Vacante ${offer.jobid}`;
  return (
    <Card as="article" pad="m" className={styles.card}>
      <CardHead
        title={title}
        url={offer.url}
        company={offer.companyname}
        place={offer.location}
        note={`${formatPublished(at, Math.max(at, now))} · En camino`}
      />
      <Banner tone="info" rounded icon={<RefreshCwIcon />} role="status">
        {ON_ITS_WAY_TEXT}
      </Banner>
      <Button
        variant="line"
        size="sm"
        className={styles.more}
        aria-label={`Cancelar la postulación a ${title}`}
        onClick={() => dispatch(cancelRequested(offer.jobid))}
      >
        Cancelar
      </Button>
    </Card>
  );
}

/** One offer that was looked at. */
export function VisitedCard({ job, now }: { job: Job; now: number }) {
  return (
    <Card as="article" pad="m" className={styles.card}>
      <CardHead
        title={job.title}
        url={job.url}
        company={job.companyname}
        place={locationLabel(job.locations[0])}
        note={formatPublished(job.datepublish, now)}
      />
      <p className="s14 muted">{salaryText(salaryLabel(job, 'card'))}</p>
    </Card>
  );
}
