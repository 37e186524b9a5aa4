import { definePage } from '@chamba/kernel/remote';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { selectVisitor } from '@chamba/kernel/frame';
import { AppStoreBadges } from '../../app-stores/app-store-badges.tsx';
import { findAppStore } from '../../app-stores/app-stores.ts';
import { InstallCard } from './install-card.tsx';
import prose from '../prose.module.css';

/** The app: in the stores where it is, and as the site itself on the home screen. */
function DownloadPage() {
  const { siteName } = useAppSelector(selectConfig);
  const { device } = useAppSelector(selectVisitor);
  return (
    <div className={`wrap ${prose.prose}`}>
      <h1 tabIndex={-1}>Descarga nuestra app</h1>
      <p className={prose.lead}>Encuentra empleo desde tu celular.</p>
      <AppStoreBadges device="desktop" />
      <InstallCard siteName={siteName} device={device} />
      <h2>Qué ganas</h2>
      <ul className={prose.list}>
        <li>Se abre desde tu pantalla de inicio, sin buscar la dirección.</li>
        <li>Las últimas vacantes que viste se leen aunque no haya señal.</li>
        <li>Las postulaciones que haces sin señal se envían solas cuando vuelve.</li>
      </ul>
    </div>
  );
}

export default definePage({
  Component: DownloadPage,
  // On a phone the store is the page.
  redirect: (state) => findAppStore(selectVisitor(state).device, selectConfig(state).externals)?.url ?? null,
  texts: {
    title: 'Descarga nuestra app',
    description: 'Descarga la app y encuentra empleo desde tu celular.',
  },
  robots: 'index',
});
