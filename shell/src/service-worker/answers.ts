/** Answers to calls of pages, for when there is no network. */
import { readWorkerData } from '@chamba/kernel/service-worker';
import { ANSWERS, cacheKey, KEPT_AT_HEADER, put, trim } from './cache-store.ts';

declare const self: ServiceWorkerGlobalScope;

/** How many answers a device keeps. */
const KEPT_ANSWERS = 200;

/** How many open pages are remembered that got a kept answer. */
const MOST_PAGES = 50;

const { rest, paths } = readWorkerData().keptOperations;
const pathPatterns = paths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));

/** When the last kept answer that an open page got had been kept, in epoch ms; by the id of the page. */
const keptAt = new Map<string, number>();

/** Whether answers to a call are kept. */
export function isKeptCall({ pathname, searchParams }: URL): boolean {
  if (pathname !== '/rest') return pathPatterns.some((pattern) => pattern.test(pathname));
  return rest.includes(`${searchParams.get('server')}/${searchParams.get('service')}`);
}

/** Answers a call from the network, else with the kept answer, which is reported to its page. */
export async function answerCall(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (isAnswer(response)) event.waitUntil(keepAnswer(url, response.clone()));
    return response;
  } catch (failure) {
    // An aborted call says nothing about the network.
    if (event.request.signal.aborted) throw failure;
    const kept = await (await caches.open(ANSWERS)).match(cacheKey(url));
    if (!kept) throw failure;
    keptAt.delete(event.clientId);
    keptAt.set(event.clientId, Number(kept.headers.get(KEPT_AT_HEADER)));
    const [oldest] = keptAt.keys();
    if (keptAt.size > MOST_PAGES && oldest !== undefined) keptAt.delete(oldest);
    const client = await self.clients.get(event.clientId);
    if (client) postKept(client);
    return kept;
  }
}

/** Sends a page the time at which the last kept answer that it got was kept. A page asks again once it listens. */
export function postKept(client: Pick<Client, 'id' | 'postMessage'>): void {
  const at = keptAt.get(client.id);
  if (at) client.postMessage({ type: 'kept', at });
}

/** Whether a response is the site's: the page of a captive portal, which comes as a success too, would replace what is kept. */
const isAnswer = ({ status, headers }: Response): boolean =>
  status === 200 && !headers.get('content-type')?.startsWith('text/html');

async function keepAnswer(url: URL, response: Response): Promise<void> {
  await put(ANSWERS, cacheKey(url), response);
  await trim(ANSWERS, KEPT_ANSWERS);
}
