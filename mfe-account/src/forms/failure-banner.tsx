import { useEffect } from 'react';
import { CLIENT_FAILURE, type ServiceErrorState } from '@chamba/kernel/errors';
import { toastShown, useAppDispatch } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { CircleAlertIcon } from '@chamba/kernel/ui/icon';

/**
 * Says above a form why the server refused it; nothing without an error. What failed in the page itself is shown by a
 * toast: no change to the form would fix it.
 */
export function FailureBanner({ error }: { error: Pick<ServiceErrorState, 'code' | 'description'> | null }) {
  const dispatch = useAppDispatch();
  const isOurs = error?.code === CLIENT_FAILURE;
  useEffect(() => {
    if (isOurs) dispatch(toastShown({ id: 'client-failure', kind: 'error', text: error.description }));
  }, [dispatch, error, isOurs]);
  if (!error || isOurs) return null;
  return (
    <Banner tone="danger" rounded role="alert" icon={<CircleAlertIcon />}>
      {error.description}
    </Banner>
  );
}
