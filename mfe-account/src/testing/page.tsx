import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TransportRequest } from '@chamba/kernel/api';
import type { Page, PageContext } from '@chamba/kernel/remote';
import { sessionStarted } from '@chamba/kernel/session';
import { Provider, type ChambaStore, type PublicConfig } from '@chamba/kernel/store';
import { createTestStore as createKernelTestStore, loadPage } from '@chamba/kernel/testing';
import { sessionAnswer } from './fixtures.ts';

/** What the gateway answers to one request: named fields, or the code of a failure. */
export type GatewayAnswer = Record<string, unknown> | { failure: string; status?: number };

/** Names a request as the answers do: `POST myService/account`, `POST /api/mys/…`. */
function getName({ method, path, query, body }: TransportRequest): string {
  if (!path.endsWith('/rest') && !path.endsWith('/cache-rest')) return `${method} ${path}`;
  const { server, service } = (body ?? query ?? {}) as { server?: string; service?: string };
  return `${method} ${server}/${service}`;
}

/** A gateway at the edge of the API client: answers by request name and remembers what it was asked. */
export class FakeGateway {
  readonly requests: Array<{
    name: string;
    payload: unknown;
    query: Readonly<Record<string, string>>;
    instance: unknown;
    headers: TransportRequest['headers'];
  }> = [];
  readonly #answers = new Map<string, GatewayAnswer[]>();

  /** Sets the answers to a request, in turn; the last one repeats. */
  on(name: string, ...answers: GatewayAnswer[]): this {
    this.#answers.set(name, answers);
    return this;
  }

  /** Whether answers to a request were set. */
  has(name: string): boolean {
    return this.#answers.has(name);
  }

  /** Names of the requests so far. */
  get names(): string[] {
    return this.requests.map(({ name }) => name);
  }

  /** Payload of the last request of a name. */
  getPayload(name: string): unknown {
    return this.requests.findLast((request) => request.name === name)?.payload;
  }

  transport = (request: TransportRequest) => {
    const name = getName(request);
    const body = (request.body ?? {}) as { payload?: unknown; instance?: unknown };
    const { query = {}, headers } = request;
    this.requests.push({ name, payload: body.payload, query, instance: body.instance, headers });
    const answers = this.#answers.get(name) ?? [{ failure: 'ACT-01' }];
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
    if ('failure' in answer) {
      const status = typeof answer['status'] === 'number' ? answer['status'] : 404;
      return Promise.resolve({
        status,
        data: { status, errors: [{ code: answer.failure, description: 'raw' }] },
      });
    }
    return Promise.resolve({ status: 200, data: { status: 200, response: answer } });
  };
}

/** Pages of another site that stand in for ours, whether people log in there, and a board of one's own. */
export type Outside = Partial<PublicConfig['externals']> & { kratosAuth?: boolean; boardId?: string };

/** Who is responsible for personal data on the test's site. */
export const LEGAL = {
  name: 'Pruebas, S.A. de C.V.',
  address: 'Calle de Prueba 1, Guadalajara',
  email: 'privacidad@pruebas.mx',
  version: '2026-11-22',
};

/** A store over a gateway, and where its sagas asked to go. @param siteUrl address of the site. */
export function createTestStore(
  gateway: FakeGateway,
  { kratosAuth = true, boardId, ...externals }: Outside = { kratosAuth: false },
  siteUrl = 'https://chamba.mx',
): { store: ChambaStore; visits: string[] } {
  const { config, toggles } = createKernelTestStore(gateway.transport).store.getState();
  const { store, visited } = createKernelTestStore(gateway.transport, {
    config: {
      ...config,
      siteUrl,
      supportEmail: 'soporte@chamba.mx',
      boardId,
      legal: LEGAL,
      externals: { ...config.externals, ...externals },
    },
    toggles: { ...toggles, kratosAuth },
  });
  return { store, visits: visited };
}

/** Signs a candidate in. */
export function signIn(store: ChambaStore, profile: Parameters<typeof sessionAnswer>[0] = {}): void {
  store.dispatch(sessionStarted({ answer: sessionAnswer(profile), method: 'credentials' }));
}

/** Draws something over a store. */
export function renderWith(store: ChambaStore, element: ReactElement) {
  return render(<Provider store={store}>{element}</Provider>);
}

/** The HTML of a page as the server renders it: what there is without scripts. */
export function serverHtml(store: ChambaStore, page: Page, context: PageContext): string {
  return renderToStaticMarkup(
    <Provider store={store}>
      <page.Component context={context} />
    </Provider>,
  );
}

/** Opens a page as the shell does: code, slices, sagas, data, then the component. */
export async function openPage(store: ChambaStore, page: Page, address: Partial<PageContext> = {}) {
  const { pathname = '/', search = '', hash = '', params = {} } = address;
  const context = await loadPage(store, 'mfe-account', page, pathname + search + hash, params);
  return renderWith(store, <page.Component context={context} />);
}
