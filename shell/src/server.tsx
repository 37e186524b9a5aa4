import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createApiClient } from '@chamba/kernel/api';
import type { RenderInput, RenderOutput } from '@chamba/kernel/composition';
import type { Remote } from '@chamba/kernel/remote';
import { SlotHostContext, type SlotHost } from '@chamba/kernel/slots';
import { siteTexts } from '@chamba/kernel/seo';
import { createChambaStore } from '@chamba/kernel/store';
import { App } from './app/app.tsx';
import { getHead } from './app/page-head.ts';
import { createRoutes, PAGE_ROUTE_ID } from './app/routes.tsx';
import { PageHost } from './page-loading/page-host.ts';
import type { PreparedPage } from './page-loading/prepare-page.ts';
import { sentForm } from './page-loading/sent-form.ts';
import { FrameSkeleton } from './frame/frame-skeleton.tsx';
import { frameSlices } from './visitor/frame-slices.ts';
import { ownRoutes } from './static-pages/own-routes.ts';

/** The shell's own pages, for its release. */
export const routes = ownRoutes;

/** Events of the shell and of the core slices it brings. */
export const events: NonNullable<Remote['events']> = {
  emits: ['session/loggedOut', 'application/delayed', 'application/settled'],
  listens: [
    'jobs/visited',
    'application/queued',
    'application/settled',
    'session/emailVerified',
    'session/termsAccepted',
    'resume/saved',
  ],
};

/** The page's own code failed on the server; the gateway then lets the browser render it. */
class PageFailedError extends Error {
  override name = 'PageFailedError';
}

/**
 * Renders one page to HTML. Data is loaded by the same sagas the browser runs, over the given transport.
 * @throws when the page's remote does not load or throws; the caller falls back to `mode: 'frame'`.
 */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const store = createChambaStore({
    api: createApiClient({ transport: input.transport }),
    preloadedState: input.state,
  });
  store.inject(frameSlices);
  const host = new PageHost(input.composition, store, input.loadRemote);
  try {
    return await (input.mode === 'frame' ? renderFrame(input, store, host) : renderPage(input, store, host));
  } finally {
    store.stop();
  }
}

type Store = ReturnType<typeof createChambaStore>;

async function renderPage(input: RenderInput, store: Store, host: PageHost): Promise<RenderOutput> {
  const options = input.submission && { submit: sentForm(host, input.submission) };
  const handler = createStaticHandler(createRoutes(host, undefined, options));
  const context = await handler.query(new Request(new URL(input.url, 'http://site.invalid')));
  if (context instanceof Response) return toRedirect(context);
  const prepared = context.loaderData[PAGE_ROUTE_ID] as PreparedPage | undefined;
  if (!prepared || prepared.kind === 'redirect') throw new PageFailedError('the router prepared no page');
  if (prepared.kind === 'failed') throw prepared.error;

  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <App store={store} host={host}>
      <SlotHostContext.Provider value={toSlotHost(host)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SlotHostContext.Provider>
    </App>,
  );
  return {
    kind: 'page',
    status: prepared.status,
    html,
    head: getHead(prepared, store.getState()),
    state: store.getState(),
    used: {
      route: { unit: prepared.unit, id: prepared.route.id },
      slots: prepared.slots.flatMap((name) => {
        const filler = host.loaded(name);
        return filler ? [{ unit: filler.unit, name }] : [];
      }),
    },
  };
}

/** Header, footer and a quiet middle: what can be shown when the page's own code cannot run here. */
async function renderFrame(input: RenderInput, store: Store, host: PageHost): Promise<RenderOutput> {
  const handler = createStaticHandler([{ path: '*', Component: FrameSkeleton }]);
  const context = await handler.query(new Request(new URL(input.url, 'http://site.invalid')));
  if (context instanceof Response) return toRedirect(context);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <App store={store} host={host}>
      <SlotHostContext.Provider value={toSlotHost(host)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SlotHostContext.Provider>
    </App>,
  );
  return {
    kind: 'page',
    status: 200,
    html,
    head: siteTexts(store.getState().config.siteName),
    state: store.getState(),
    used: { route: null, slots: [] },
  };
}

/**
 * What slots need while they are rendered, and nothing that leads to the host: units of the page can read it, and what
 * they changed in the host's class would stay for the pages of others.
 */
function toSlotHost(host: PageHost): SlotHost {
  return { loaded: (name) => host.loaded(name), load: (name) => host.load(name) };
}

function toRedirect(response: Response): RenderOutput {
  const location = response.headers.get('Location');
  if (!location) throw new PageFailedError(`the router answered ${response.status}`);
  return { kind: 'redirect', status: response.status === 301 ? 301 : 302, location };
}
