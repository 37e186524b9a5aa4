import { useOffline } from '@chamba/kernel/offline';
import { ALERT_COOKIE, alertMark, selectVisitor } from '@chamba/kernel/frame';
import { writeCookie } from '@chamba/kernel/storage';
import { selectToggles, useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Banner } from '@chamba/kernel/ui/banner';
import { ConstructionIcon, InfoIcon } from '@chamba/kernel/ui/icon';
import { bannerClosed } from '../visitor/visitor.slice.ts';
import { SmartBanner } from './smart-banner.tsx';
import { OfflineBanner } from '../offline/offline-banner.tsx';

/** How long a closed notice stays away, in seconds. */
const ALERT_SECONDS = 86_400;

/**
 * Notices over every page, most urgent first: maintenance, no network. The banner of the app waits while another one
 * shows; the notice about the e-mail stands below the header.
 * @param app whether this page may offer the app.
 */
export function Banners({ app, others }: { app: boolean; others: boolean }) {
  const { alert } = useAppSelector(selectToggles);
  const { alertClosed } = useAppSelector(selectVisitor);
  const dispatch = useAppDispatch();
  const offline = useOffline();
  const notice = alertClosed ? null : alert;
  const close = () => {
    if (notice) writeCookie(ALERT_COOKIE, alertMark(notice.text), ALERT_SECONDS);
    dispatch(bannerClosed('alert'));
  };
  return (
    <>
      {app && !notice && !offline && !others && <SmartBanner />}
      {notice && (
        <Banner
          tone={notice.type === 'error' ? 'danger' : notice.type === 'warning' ? 'warn' : 'info'}
          icon={notice.type === 'info' ? <InfoIcon /> : <ConstructionIcon />}
          onDismiss={close}
        >
          {notice.text} {notice.cta && <a href={notice.cta.url}>{notice.cta.label}</a>}
        </Banner>
      )}
      {offline && <OfflineBanner />}
    </>
  );
}
