import { ToastRegion } from '@chamba/kernel/ui/toast';
import { selectToasts, toastClosed, useAppDispatch, useAppSelector } from '@chamba/kernel/store';

/** Shows the store's toasts. */
export function Toasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  return <ToastRegion toasts={toasts} onDismiss={(id) => dispatch(toastClosed(id))} />;
}
