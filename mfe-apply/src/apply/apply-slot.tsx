import { lazy, Suspense, useEffect, useState } from 'react';
import { formatPublished, isExpired, locationLabel } from '@chamba/kernel/format';
import { selectIsLogged, selectProfile } from '@chamba/kernel/session';
import { selectJobStatus, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import type { SlotProps } from '@chamba/kernel/slots';
import { writeTab } from '@chamba/kernel/storage';
import { Button } from '@chamba/kernel/ui/button';
import { CalendarIcon, CircleCheckIcon, ExternalLinkIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { useHydrated } from '../hydrated.ts';
import { applyRequested, applyShown, refusalClosed, type AppliedOffer } from './apply.slice.ts';
import { selectApplication } from './apply.selectors.ts';
import { keepPendingApply } from './pending-apply.ts';
import { refusalView } from './refusal-view.ts';
import styles from './apply-slot.module.css';

const ApplyDialog = lazy(() => import(/* webpackChunkName: "apply-dialog" */ './apply-dialog.tsx'));

const SAMPLE_NOTE = 'Vacante de muestra: nadie recibe esta postulación';

type ApplySlotProps = SlotProps<'offer.apply'>;

/** The apply button of an offer, in its title block or in the bar of a phone. */
export function ApplySlot({ job, placement }: ApplySlotProps) {
  const dispatch = useAppDispatch();
  const isLogged = useAppSelector(selectIsLogged);
  const profile = useAppSelector(selectProfile);
  const hydrated = useHydrated();
  const entry = useAppSelector((state) => (hydrated ? selectApplication(state, job.id) : undefined));
  const known = useAppSelector((state) => hydrated && selectJobStatus(state, job.id) === 'Applied');
  const [now] = useState(() => Date.now());
  const offer = offerOf(job);
  const site = offer.external ? siteOf(job) : null;
  const view = entry?.failure && entry.status === 'failed' ? refusalView(entry.failure, profile) : null;
  const applied = known || entry?.status === 'applied' || entry?.status === 'retry';
  const expired = !applied && (view === 'expired' || isExpired(job, now));

  useEffect(() => {
    if (isLogged && !expired) dispatch(applyShown({ offer: offerOf(job), placement }));
  }, [dispatch, isLogged, expired, job, placement]);

  function keepWish() {
    keepPendingApply(offer, null);
    writeTab('returnUrl', job.url);
  }

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
          href={`/login?returnUrl=${encodeURIComponent(job.url)}`}
          className={styles.main}
          onClick={keepWish}
        >
          {site ? 'Postularme en su sitio' : 'Postularme'}
        </LinkButton>
      );
    }
    if (site) return <SiteLink href={site} main onClick={() => dispatch(applyRequested(offer, placement))} />;
    return (
      <Button
        className={styles.main}
        busy={entry?.status === 'busy'}
        busyLabel="Enviando..."
        onClick={() => dispatch(applyRequested(offer, placement))}
      >
        Postularme
      </Button>
    );
  }

  const sample = job.issample && !expired;
  return (
    <div className={`${styles.root} ${styles[placement]} ${sample ? styles.sample : ''}`}>
      {action()}
      {sample ? <p className={styles.note}>{SAMPLE_NOTE}</p> : null}
      {(view === 'confirm' || view === 'terms') && entry?.failure && entry.placement === placement ? (
        <Suspense>
          <ApplyDialog
            kind={view}
            text={entry.failure.description}
            onClose={() => dispatch(refusalClosed(job.id))}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

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

function offerOf(job: ApplySlotProps['job']): AppliedOffer {
  const { id, title, companyname, locations, url } = job;
  return {
    jobid: id,
    title,
    companyname,
    location: locationLabel(locations[0]),
    url,
    external: siteOf(job) !== null,
  };
}

/** Address of the company's own form; null when one applies here or the address is none of the web. */
function siteOf({ redirecttype, redirecturl }: ApplySlotProps['job']): string | null {
  return redirecttype === 1 && redirecturl && /^https?:\/\//i.test(redirecturl) ? redirecturl : null;
}

/** 'Hoy a las 10:42', or the day. Shown in the browser only, in the person's own time. */
function moment(at: number, now: number): string {
  const day = formatPublished(at, Math.max(at, now));
  if (day !== 'Hoy') return day;
  const time = new Date(at);
  return `Hoy a las ${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;
}
