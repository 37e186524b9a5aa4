import { Banner } from '@chamba/kernel/ui/banner';
import { selectToggles, useAppSelector } from '@chamba/kernel/store';
import { ConstructionIcon, InfoIcon } from '@chamba/kernel/ui/icon';
import { useOffline } from './use-offline.ts';

/** Notices over every page, most urgent first. */
export function Banners() {
  const { alert } = useAppSelector(selectToggles);
  const offline = useOffline();
  return (
    <>
      {alert && (
        <Banner
          tone={alert.type === 'error' ? 'danger' : alert.type === 'warning' ? 'warn' : 'info'}
          icon={<ConstructionIcon />}
        >
          {alert.text} {alert.cta && <a href={alert.cta.url}>{alert.cta.label}</a>}
        </Banner>
      )}
      {offline && (
        <Banner tone="info" icon={<InfoIcon />} role="status">
          Sin conexión: mostramos lo último que viste
        </Banner>
      )}
    </>
  );
}
