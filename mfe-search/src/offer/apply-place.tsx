import type { Job } from '@chamba/kernel/api';
import { Slot } from '@chamba/kernel/slots';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import styles from './offer.module.css';

type ApplyPlaceProps = {
  job: Job;
  placement: 'title' | 'bar';
  /** The offer takes no applications any more. */
  expired?: boolean;
};

/** The place of the apply button; without it a link to the offer's page, which tries again. */
export function ApplyPlace({ job, placement, expired = false }: ApplyPlaceProps) {
  return (
    <Slot
      name="offer.apply"
      props={{ job, placement }}
      fallback={
        expired ? (
          <p className={styles.expired}>La vacante venció</p>
        ) : (
          <LinkButton href={job.url}>Postularme</LinkButton>
        )
      }
    />
  );
}
