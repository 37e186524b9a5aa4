import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { formatPublished, isExpired } from '@chamba/kernel/format';
import { useHydrated } from '@chamba/kernel/hydration';
import { keepPendingApply } from '@chamba/kernel/outbox';
import { loginAddress } from '@chamba/kernel/routes';
import {
  selectIsLogged,
  selectPageAccount,
  selectProfile,
  selectResumeChoices,
} from '@chamba/kernel/session';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import type { SlotProps } from '@chamba/kernel/slots';
import { writeTab } from '@chamba/kernel/storage';
import { Button } from '@chamba/kernel/ui/button';
import { CalendarIcon, CircleCheckIcon, ExternalLinkIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import type { PageState } from './application-machine.ts';
import { applicationChanged, applyRequested, applyShown, type ApplyEntry } from './apply.slice.ts';
import { selectApplication, selectAppliedAt } from './apply.selectors.ts';
import { ANSWER_HASH, ExternalQuestion, WaitingAction, WAITING_TITLE } from './open-application.tsx';
import { isAsking } from '../questions/asked.ts';
import { applySagas, applySlices } from './injection.ts';
import { toAppliedOffer, getExternalSite } from './offer-of.ts';
import { plainApplyPath } from './plain-apply-path.ts';
import styles from './apply.module.css';

const QuestionsDialog = lazy(
  () => import(/* webpackChunkName: "questions-dialog" */ '../questions/questions-dialog.tsx'),
);

/** Shown beside the button of an offer that is there for show. */
export const SAMPLE_NOTE = 'Vacante de muestra: nadie recibe esta postulación';

/** Instead of the button; beside what became of an application, in the place of its date. */
const OVER_TEXT = 'La vacante venció';

type ApplySlotProps = SlotProps<'offer.apply'>;

/** The apply button of an offer, in its title block or in the bar of a phone. */
export default function ApplySlot({ job, placement }: ApplySlotProps) {
  const dispatch = useAppDispatch();
  const isLogged = useAppSelector(selectIsLogged);
  const hydrated = useHydrated();
  const entry = useAppSelector((state) => (hydrated ? selectApplication(state, job.id) : undefined));
  const appliedAt = useAppSelector((state) => selectAppliedAt(state, job.id));
  const account = useAppSelector(selectPageAccount);
  const [now] = useState(() => Date.now());
  const offer = toAppliedOffer(job);
  const site = offer.external ? getExternalSite(job) : null;
  const isPast = isExpired(job, now);
  const state = getState(entry, appliedAt !== undefined, isPast);
  const at = state === 'applied' ? (appliedAt ?? entry?.at) : entry?.at;
  const since = isPast ? OVER_TEXT : hydrated ? moment(at, now) : '';
  const isOver = state === 'expired';
  const profile = useAppSelector(selectProfile);
  const choices = useAppSelector(selectResumeChoices);
  const asked = { job, choices };
  const asks = !site && isAsking(asked);
  const waiting = entry?.waiting;

  useEffect(() => {
    if (isLogged && !isOver) dispatch(applyShown({ offer: toAppliedOffer(job), placement, asks }));
  }, [dispatch, isLogged, isOver, job, placement, asks]);

  // The button that was pressed is gone: who uses a keyboard goes on with what took its place.
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'sending' && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);

  // The way from the list of applications: the questions open at once.
  const isCalledUp = state === 'waiting' && waiting === 'answers' && placement === 'title';
  useEffect(() => {
    if (!isCalledUp || location.hash !== ANSWER_HASH) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    start();
  });

  function keepWish() {
    keepPendingApply(offer);
    writeTab('returnUrl', job.url);
  }

  const openSite = () => (isLogged ? dispatch(applyRequested(offer, placement)) : keepPendingApply(offer));

  function apply(event: FormEvent) {
    event.preventDefault();
    start();
  }

  function start() {
    dispatch(
      asks
        ? applicationChanged({
            jobid: job.id,
            cause: 'asked',
            at: Date.now(),
            offer,
            placement,
            ...(waiting && { waiting }),
          })
        : applyRequested(offer, placement),
    );
  }

  /** What waited before the dialog waits on. */
  const release = () =>
    dispatch(
      applicationChanged({
        jobid: job.id,
        at: Date.now(),
        ...(waiting ? { cause: 'waits', waiting } : { cause: 'released' }),
      }),
    );

  function button(): ReactNode {
    if (site) return <SiteLink href={site} main onClick={openSite} />;
    if (!isLogged) {
      return (
        <LinkButton
          href={loginAddress(hydrated ? job.url : plainApplyPath(job.id))}
          className={styles.main}
          onClick={keepWish}
        >
          Postularme
        </LinkButton>
      );
    }
    // A form, so that the button works before this code runs and without it.
    return (
      <form className={styles.form} method="post" action={plainApplyPath(job.id)} onSubmit={apply}>
        <input type="hidden" name="page_account" value={account} />
        <Button type="submit" className={styles.main} busy={state === 'sending'} busyLabel="Enviando...">
          Postularme
        </Button>
      </form>
    );
  }

  const views: Readonly<Record<PageState, () => ReactNode>> = {
    ready: button,
    asking: button,
    sending: button,
    refused: button,
    onItsWay: () => <Made title="Postulado" note="En camino" />,
    applied: () => <Made title="Postulado" note={since} />,
    waiting: () => (
      <Made title={WAITING_TITLE} note={since} isOpen>
        <WaitingAction waiting={waiting} offerUrl={job.url} onAnswer={start} />
      </Made>
    ),
    external: () => (
      <>
        <Made title="Abriste el sitio" note={since} isOpen>
          {site && !isPast ? <SiteLink href={site} onClick={openSite} /> : null}
        </Made>
        <ExternalQuestion jobid={job.id} answer={entry?.external} />
      </>
    ),
    undelivered: () => <Made title="No entregada" note={since} isOpen />,
    withdrawn: () => <Made title="La retiraste" note={since} isOpen />,
    expired: () => (
      <p className={styles.expired}>
        <CalendarIcon size={18} />
        {OVER_TEXT}
      </p>
    ),
  };

  const sample = job.issample && !isOver;
  return (
    <div ref={root} className={`${styles.root} ${styles[placement]} ${sample ? styles.sample : ''}`}>
      {views[state]()}
      {sample ? <p className={styles.note}>{SAMPLE_NOTE}</p> : null}
      {state === 'asking' && entry?.placement === placement && profile ? (
        <Suspense>
          <QuestionsDialog
            asked={asked}
            userid={profile.userid}
            onClose={release}
            onAnswered={(answers) => dispatch(applyRequested(offer, placement, answers))}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

export const slices = applySlices;
export const sagas = applySagas;

/** What the page shows: what happened on it comes before what is known from elsewhere. */
function getState(entry: ApplyEntry | undefined, known: boolean, isOver: boolean): PageState {
  if (known) return 'applied';
  const state = entry?.status ?? 'ready';
  return isOver && (state === 'ready' || state === 'refused') ? 'expired' : state;
}

type MadeProps = { title: string; note: string; isOpen?: boolean; children?: ReactNode };

/** That an application was made, when, and where it can be followed. */
function Made({ title, note, isOpen, children }: MadeProps) {
  return (
    <div className={styles.applied}>
      <p className={styles.state} role="status">
        <span className={isOpen ? styles.open : styles.done}>
          {isOpen ? null : <CircleCheckIcon />}
          {title}
        </span>
        {note ? <span className={styles.when}>{note}</span> : null}
      </p>
      {children ?? (
        <LinkButton href="/postulaciones" variant="soft" className={styles.grow}>
          Ver mis postulaciones
        </LinkButton>
      )}
    </div>
  );
}

function SiteLink({ href, main = false, onClick }: { href: string; main?: boolean; onClick: () => void }) {
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      variant={main ? 'primary' : 'soft'}
      className={main ? styles.main : styles.grow}
      iconEnd={<ExternalLinkIcon size={18} />}
      onClick={onClick}
    >
      Postularme en su sitio
    </LinkButton>
  );
}

/** 'Hoy a las 10:42', or the day. Shown in the browser only, in the person's own time. */
function moment(at: number | undefined, now: number): string {
  if (!at) return '';
  const day = formatPublished(at, Math.max(at, now));
  if (day !== 'Hoy') return day;
  const time = new Date(at);
  const hours = time.getHours();
  return `Hoy a la${hours === 1 ? '' : 's'} ${hours}:${String(time.getMinutes()).padStart(2, '0')}`;
}
