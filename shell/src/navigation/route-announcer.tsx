import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@chamba/kernel/router';

/**
 * After a navigation moves the focus to the page's title (to a place of the page the scrolling leads) and says its
 * name, as a full page load would. The first page is left alone: the browser does it.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const title = hash ? null : document.querySelector<HTMLElement>('main h1');
    if (title) {
      if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
      title.focus({ preventScroll: true });
    }
    setMessage(document.title);
  }, [pathname, hash]);
  return (
    <p className="vh" role="status">
      {message}
    </p>
  );
}
