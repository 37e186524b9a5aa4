import type { Job } from '@chamba/kernel/api';
import { Slot } from '@chamba/kernel/slots';
import { LinkButton } from '@chamba/kernel/ui/link-button';

/** The place of the apply button; without it a link to the offer's page, which tries again. */
export function ApplySlot({ job, placement }: { job: Job; placement: 'title' | 'bar' }) {
  return (
    <Slot
      name="offer.apply"
      props={{ job, placement }}
      fallback={<LinkButton href={job.url}>Postularme</LinkButton>}
    />
  );
}
