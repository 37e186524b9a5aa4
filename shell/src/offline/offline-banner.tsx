import { formatKept } from '@chamba/kernel/format';
import { useKeptAt } from '@chamba/kernel/offline';
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
      <button type="button" className="link b" onClick={() => location.reload()}>
        Reintentar
      </button>
    </Banner>
  );
}
