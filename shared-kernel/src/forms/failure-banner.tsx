import { useEffect } from 'react';
import { CLIENT_FAILURE, type ServiceErrorState } from '../errors/index.ts';
import { toastShown, useAppDispatch } from '../store/index.ts';
import { Banner } from '../ui/banner/index.ts';
import { CircleAlertIcon } from '../ui/icon/index.ts';

/**
 * Says above a form why the server refused it; nothing without an error. What failed in the page itself is shown by a
 * toast: no change to the form would fix it.
 * @example
 * <FailureBanner error={useAppSelector(greeting.select).error} />
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
