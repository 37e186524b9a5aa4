import { Fragment, useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { useChambaStore } from '@chamba/kernel/store';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { LeavingBoundary } from '../errors/leaving-boundary.tsx';
import { PageBoundary } from '../errors/page-boundary.tsx';
import { toInjection, type PreparedPage } from '../page-loading/prepare-page.ts';
import { Frame } from '../frame/frame.tsx';
import { usePageHost } from '../routing/page-host-context.ts';
import { useDocumentHead } from './use-document-head.ts';

/** The current page inside its frame, or the error screen. */
export function PageOutlet() {
  const prepared = useLoaderData<PreparedPage>();
  const host = usePageHost();
  const store = useChambaStore();
  const revalidator = useRevalidator();
  useDocumentHead(prepared);

  useEffect(() => {
    if (prepared.kind === 'page') {
      const { unit, page } = prepared;
      // After the commit: the page before may still have been reading its slices until now.
      store.leavePage([toInjection(host, unit, page), ...host.slotInjections()]);
    }
    host.navigated('unit' in prepared ? { unit: prepared.unit, category: prepared.route.category } : null);
  }, [prepared, store, host]);

  // The router follows redirects itself and never shows one.
  if (prepared.kind === 'redirect') return null;
  const retry = () => void revalidator.revalidate();
  const busy = revalidator.state === 'loading';
  const { route } = prepared;
  return (
    <Frame
      // A header that lies over the page's picture is white: without the page there is no picture.
      header={prepared.kind === 'failed' && route.header === 'hero' ? 'standard' : route.header}
      footer={route.footer}
      {...(prepared.kind === 'page' && { category: route.category })}
    >
      <LeavingBoundary>
        {prepared.kind === 'failed' ? (
          <ErrorScreen onRetry={retry} busy={busy} />
        ) : (
          // A remote's page keeps its state while only its address changes; another route starts anew.
          <PageBoundary
            key={`${prepared.unit}/${route.id}`}
            unit={prepared.unit}
            version={host.getVersion(prepared.unit)}
            route={route.id}
            address={prepared.context}
            onRetry={retry}
            busy={busy}
          >
            <Fragment
              ref={
                host.mark &&
                ((part) => (part ? host.mark?.({ unit: prepared.unit, slot: null }, part) : undefined))
              }
            >
              <prepared.page.Component context={prepared.context} />
            </Fragment>
          </PageBoundary>
        )}
      </LeavingBoundary>
    </Frame>
  );
}
