import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { formatPublished, isExpired } from '@chamba/kernel/format';
import { useHydrated } from '@chamba/kernel/hydration';
import { loginAddress } from '@chamba/kernel/routes';
import {
  selectIsLogged,
  selectPageAccount,
  selectProfile,
  selectResumeChoices,
} from '@chamba/kernel/session';
import { selectJobStatus, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import type { SlotProps } from '@chamba/kernel/slots';
import { writeTab } from '@chamba/kernel/storage';
import { Button } from '@chamba/kernel/ui/button';
import { CalendarIcon, CircleCheckIcon, ExternalLinkIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { applicationChanged, applyRequested, applyShown } from './apply.slice.ts';
import { selectApplication } from './apply.selectors.ts';
import { applySagas, applySlices } from './injection.ts';
import { toAppliedOffer, getExternalSite } from './offer-of.ts';
import { isAsking } from '../questions/asked.ts';
import { keepPendingApply } from './pending-apply.ts';
import { plainApplyPath } from './plain-apply-path.ts';
import { refusalView } from './refusal-view.ts';
import styles from './apply.module.css';

const QuestionsDialog = lazy(
  () => import(/* webpackChunkName: "questions-dialog" */ '../questions/questions-dialog.tsx'),
);
const ApplyDialog = lazy(() => import(/* webpackChunkName: "apply-dialog" */ './apply-dialog.tsx'));

/** Shown beside the button of an offer that is there for show. */
export const SAMPLE_NOTE = 'Vacante de muestra: nadie recibe esta postulación';

type ApplySlotProps = SlotProps<'offer.apply'>;

/** The apply button of an offer, in its title block or in the bar of a phone. */
export default function ApplySlot({ job, placement }: ApplySlotProps) {
  const dispatch = useAppDispatch();
  const isLogged = useAppSelector(selectIsLogged);
  const profile = useAppSelector(selectProfile);
  const hydrated = useHydrated();
  const entry = useAppSelector((state) => (hydrated ? selectApplication(state, job.id) : undefined));
  const known = useAppSelector((state) => selectJobStatus(state, job.id) === 'Applied');
  const account = useAppSelector(selectPageAccount);
  const [now] = useState(() => Date.now());
  const offer = toAppliedOffer(job);
  const site = offer.external ? getExternalSite(job) : null;
  const view = entry?.failure && entry.status === 'refused' ? refusalView(entry.failure, profile) : null;
  const applied = known || entry?.status === 'applied' || entry?.status === 'onItsWay';
  const choices = useAppSelector(selectResumeChoices);
  const asked = { job, choices };
  const asks = !site && isAsking(asked);
  const expired = !applied && (entry?.status === 'expired' || isExpired(job, now));

  useEffect(() => {
    if (isLogged && !expired) dispatch(applyShown({ offer: toAppliedOffer(job), placement, asks }));
  }, [dispatch, isLogged, expired, job, placement, asks]);

  function keepWish() {
    keepPendingApply(offer, null);
    writeTab('returnUrl', job.url);
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    dispatch(
      asks
        ? applicationChanged({ jobid: job.id, cause: 'asked', at: Date.now(), offer, placement })
        : applyRequested(offer, placement),
    );
  }

  const release = () => dispatch(applicationChanged({ jobid: job.id, cause: 'released', at: Date.now() }));

  function action() {
    if (expired) {
      return (
        <p className={styles.expired}>
          <CalendarIcon size={18} />
          La vacante venció
        </p>
      );
    }
    if (applied) {
      return (
        <div className={styles.applied}>
          <p className={styles.state}>
            <span className={styles.done}>
              <CircleCheckIcon />
              Postulado
            </span>
            {entry ? <span className={styles.when}>{moment(entry.at, now)}</span> : null}
          </p>
          {site ? (
            <SiteLink href={site} />
          ) : (
            <LinkButton href="/postulaciones" variant="soft" className={styles.grow}>
              Ver mis postulaciones
            </LinkButton>
          )}
        </div>
      );
    }
    if (!isLogged) {
      return (
        <LinkButton
          href={loginAddress(hydrated ? job.url : plainApplyPath(job.id))}
          className={styles.main}
          onClick={keepWish}
        >
          {site ? 'Postularme en su sitio' : 'Postularme'}
        </LinkButton>
      );
    }
    if (site) return <SiteLink href={site} main onClick={() => dispatch(applyRequested(offer, placement))} />;
    // A form, so that the button works before this code runs and without it.
    return (
      <form className={styles.form} method="post" action={plainApplyPath(job.id)} onSubmit={apply}>
        <input type="hidden" name="page_account" value={account} />
        <Button
          type="submit"
          className={styles.main}
          busy={entry?.status === 'sending'}
          busyLabel="Enviando..."
        >
          Postularme
        </Button>
      </form>
    );
  }

  const sample = job.issample && !expired;
  return (
    <div className={`${styles.root} ${styles[placement]} ${sample ? styles.sample : ''}`}>
      {action()}
      {sample ? <p className={styles.note}>{SAMPLE_NOTE}</p> : null}
      {(view === 'confirm' || view === 'terms') && entry?.failure && entry.placement === placement ? (
        <Suspense>
          <ApplyDialog kind={view} text={entry.failure.description} onClose={release} />
        </Suspense>
      ) : null}
      {entry?.status === 'asking' && entry.placement === placement && profile ? (
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

function SiteLink({ href, main = false, onClick }: { href: string; main?: boolean; onClick?: () => void }) {
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
function moment(at: number, now: number): string {
  const day = formatPublished(at, Math.max(at, now));
  if (day !== 'Hoy') return day;
  const time = new Date(at);
  return `Hoy a las ${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;
}
