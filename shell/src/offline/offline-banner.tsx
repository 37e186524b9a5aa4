import { formatKept } from '@chamba/kernel/format';
import { RELOAD_WANTED, useKeptAt } from '@chamba/kernel/offline';
import { Banner } from '@chamba/kernel/ui/banner';
import { WifiOffIcon } from '@chamba/kernel/ui/icon';

/** Says that there is no network, since when what is shown is kept if anything is, and offers to try again. */
export function OfflineBanner() {
  const at = useKeptAt();
  return (
    <Banner tone="info" icon={<WifiOffIcon />} role="status">
      {at === null
        ? 'Sin conexión: solo puedes abrir lo que ya viste en este dispositivo.'
        : `Sin conexión: mostramos lo último que viste, guardado en este dispositivo ${formatKept(at, Date.now())}.`}{' '}
      <button type="button" className="link b" onClick={tryAgain}>
        Reintentar
      </button>
    </Banner>
  );
}

/** Reloads the page, unless unsaved input would be lost: then the listener decides. */
function tryAgain(): void {
  if (dispatchEvent(new Event(RELOAD_WANTED, { cancelable: true }))) location.reload();
}
