import { useHydrated } from '@chamba/kernel/hydration';
import { toastShown, useAppDispatch } from '@chamba/kernel/store';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { Share2Icon } from '@chamba/kernel/ui/icon';
import styles from './offer.module.css';

/** Shares an address: by the device's own sheet where there is one, else by copying it. Without scripts it is not there. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const dispatch = useAppDispatch();
  const works = useHydrated();
  async function share() {
    const url = new URL(path, window.location.origin).href;
    try {
      const device: Partial<Navigator> = navigator;
      if (device.share) {
        await device.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      dispatch(toastShown({ id: 'share', kind: 'status', text: 'Liga copiada' }));
    } catch (failure) {
      // Closing the device's sheet is a choice, not a failure.
      if (failure instanceof Error && failure.name === 'AbortError') return;
      dispatch(toastShown({ id: 'share', kind: 'error', text: 'No se pudo copiar la liga' }));
    }
  }
  return (
    <IconButton
      line
      label="Compartir"
      className={works ? undefined : styles.waiting}
      onClick={() => void share()}
    >
      <Share2Icon />
    </IconButton>
  );
}
