import { ToastRegion } from '@chamba/kernel/ui/toast';
import { selectToasts, toastClosed, toastUsed, useAppDispatch, useAppSelector } from '@chamba/kernel/store';

/** Shows the store's toasts. */
export function Toasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  return (
    <ToastRegion
      toasts={toasts}
      onDismiss={(id) => dispatch(toastClosed(id))}
      onAction={({ id }) => dispatch(toastUsed(id))}
    />
  );
}
