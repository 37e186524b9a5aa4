import { eventChannel, take } from '@chamba/kernel/store';

/** Waits until the browser says that there is a network again. */
export function* networkBack(): Generator {
  const channel = eventChannel<true>((emit) => {
    const back = () => emit(true);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  });
  try {
    yield take(channel);
  } finally {
    channel.close();
  }
}
