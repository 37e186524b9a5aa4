import { useEffect } from 'react';
import { useChambaStore } from '@chamba/kernel/store';
import type { PreparedPage } from '../page-loading/prepare-page.ts';
import { headOf } from './page-head.ts';

/** Keeps the document's head in step with the page after a navigation; the server wrote the first one. */
export function useDocumentHead(prepared: PreparedPage): void {
  const store = useChambaStore();
  useEffect(() => {
    const head = headOf(prepared, store.getState());
    document.title = head.title;
    setMeta('description', head.description);
    setMeta('robots', head.robots ?? '');
    if (head.themeColor) setMeta('theme-color', head.themeColor);
    setCanonical(head.canonical ? store.getState().config.siteUrl + head.canonical : '');
  }, [prepared, store]);
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
