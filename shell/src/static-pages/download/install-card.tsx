import { useEffect, useState } from 'react';
import { Button } from '@chamba/kernel/ui/button';
import type { Device } from '@chamba/kernel/frame';
import styles from '../prose.module.css';

/** What Chromium hands out where the site can be installed; it is in no standard library yet. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

const isInstallOffer = (event: Event): event is InstallOffer =>
  'prompt' in event && typeof event.prompt === 'function';

/** Puts the site on the home screen: by a button where the browser offers it, else in words. */
export function InstallCard({ siteName, device }: { siteName: string; device: Device }) {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  const [installed, setInstalled] = useState(false);
  useEffect(() => {
    const onOffer = (event: Event) => {
      if (!isInstallOffer(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    const onInstalled = () => setInstalled(true);
    addEventListener('beforeinstallprompt', onOffer);
    addEventListener('appinstalled', onInstalled);
    return () => {
      removeEventListener('beforeinstallprompt', onOffer);
      removeEventListener('appinstalled', onInstalled);
    };
  }, []);
  return (
    <section className="stack g12">
      <h2>Ponla en tu pantalla de inicio</h2>
      {installed ? (
        <p role="status">Listo: {siteName} ya está en tu pantalla de inicio.</p>
      ) : (
        <>
          <p>{howTo(device)}</p>
          {offer && (
            <p>
              <Button
                onClick={() => {
                  setOffer(null);
                  void offer.prompt();
                }}
              >
                Instalar
              </Button>
            </p>
          )}
        </>
      )}
      <p className={styles.note}>No ocupa casi espacio y se actualiza sola.</p>
    </section>
  );
}

function howTo(device: Device): string {
  if (device === 'ios') return 'En Safari toca el botón Compartir y elige «Agregar a pantalla de inicio».';
  if (device === 'android')
    return 'Abre el menú ⋮ de tu navegador y elige «Instalar app» o «Agregar a la pantalla principal».';
  return 'Abre esta página en tu teléfono: en Android está en el menú ⋮ del navegador, «Instalar app»; en iPhone, en Compartir, «Agregar a pantalla de inicio».';
}
