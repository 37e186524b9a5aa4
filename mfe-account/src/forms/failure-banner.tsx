import type { ServiceErrorState } from '@chamba/kernel/errors';
import { Banner } from '@chamba/kernel/ui/banner';
import { CircleAlertIcon } from '@chamba/kernel/ui/icon';

/** Says above a form why the server refused it; nothing without an error. */
export function FailureBanner({ error }: { error: Pick<ServiceErrorState, 'description'> | null }) {
  if (!error) return null;
  return (
    <Banner tone="danger" rounded role="alert" icon={<CircleAlertIcon />}>
      {error.description}
    </Banner>
  );
}
