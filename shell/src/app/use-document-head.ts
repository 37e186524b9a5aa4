import { useLayoutEffect } from 'react';
import { paintBrowserBar } from '@chamba/kernel/preferences';
import type { Head } from '@chamba/kernel/remote';
import { useChambaStore } from '@chamba/kernel/store';
import { reportOnce } from '@chamba/kernel/telemetry';
import type { PreparedPage } from '../page-loading/prepare-page.ts';
import { usePageHost } from '../routing/page-host-context.ts';
import { getHead } from './page-head.ts';

/**
 * Keeps the document's head in step with the page after a navigation; the server wrote the first one. A page without
 * its data gets the head of its data as soon as it has them. A page whose head throws stays, with the site's name.
 */
export function useDocumentHead(prepared: PreparedPage): void {
  const store = useChambaStore();
  const host = usePageHost();
  // Before the effects of the page, which read the title.
  useLayoutEffect(() => {
    const write = () => {
      const state = store.getState();
      const { siteName, siteUrl } = state.config;
      try {
        writeHead(getHead(prepared, state), siteUrl);
      } catch (error) {
        writeHead({ title: siteName, description: '' }, siteUrl);
        if (prepared.kind !== 'page') return;
        const { unit, route } = prepared;
        reportOnce({ unit, version: host.getVersion(unit), kind: 'head', detail: route.id, error });
      }
    };
    write();
    if (prepared.kind !== 'page' || prepared.status < 400) return undefined;
    const { page, context } = prepared;
    const stop = store.subscribe(() => {
      if ((page.status?.(store.getState(), context) ?? 200) >= 400) return;
      stop();
      write();
    });
    return stop;
  }, [prepared, store, host]);
}

/** Writes a head into the document. @param siteUrl origin that a canonical path stands behind. */
export function writeHead(head: Head, siteUrl: string): void {
  document.title = head.title;
  setMeta('description', head.description);
  setMeta('robots', head.robots ?? '');
  setThemeColor(head.themeColor);
  setCanonical(head.canonical ? siteUrl + head.canonical : '');
}

/** The browser's bar has the colour of the page's top, or that of the background in the theme that is shown. */
function setThemeColor(own: string | undefined): void {
  const element = document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!element) return;
  if (own === undefined) {
    delete element.dataset['own'];
    paintBrowserBar();
  } else {
    element.dataset['own'] = '';
    element.content = own;
  }
}

function setMeta(name: string, content: string): void {
  let element = document.head.querySelector(`meta[name="${name}"]`);
  if (!content) {
    element?.remove();
    return;
  }
  if (!element) {
    element = document.createElement('meta');
    element.setAttribute('name', name);
    document.head.append(element);
  }
  element.setAttribute('content', content);
}

function setCanonical(href: string): void {
  const element = document.head.querySelector('link[rel="canonical"]');
  if (!href) element?.remove();
  else if (element) element.setAttribute('href', href);
  else {
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.href = href;
    document.head.append(link);
  }
}
