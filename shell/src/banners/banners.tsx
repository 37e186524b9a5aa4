import { ALERT_COOKIE, alertMark } from '@chamba/kernel/frame';
import { writeCookie } from '@chamba/kernel/storage';
import { useAppDispatch } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { ConstructionIcon, InfoIcon } from '@chamba/kernel/ui/icon';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { bannerClosed } from '../visitor/visitor.slice.ts';
import type { Notices } from './notices.ts';
import { SmartBanner } from './smart-banner.tsx';

/** How long a closed notice stays away, in seconds. */
const ALERT_SECONDS = 86_400;

/** What stands above the header: the app, maintenance, no network. */
export function Banners({ alert, offline, app }: Omit<Notices, 'email'>) {
  const dispatch = useAppDispatch();
  const close = () => {
    if (alert) writeCookie(ALERT_COOKIE, alertMark(alert.text), ALERT_SECONDS);
    dispatch(bannerClosed('alert'));
  };
  return (
    <>
      {app && <SmartBanner />}
      {alert && (
        <Banner
          tone={alert.type === 'error' ? 'danger' : alert.type === 'warning' ? 'warn' : 'info'}
          icon={alert.type === 'info' ? <InfoIcon /> : <ConstructionIcon />}
          onDismiss={close}
        >
          {alert.text} {alert.cta && <a href={alert.cta.url}>{alert.cta.label}</a>}
        </Banner>
      )}
      {offline && <OfflineBanner />}
    </>
  );
}
