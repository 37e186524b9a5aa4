import { operations } from '@chamba/kernel/operations';

const kept = operations.filter(({ keptOffline }) => keptOffline).map(({ address }) => address);
/** `server/service` of the answers that are kept. */
const READS = [...new Set(kept.flatMap(({ rest }) => rest ?? []))];
/** Patterns of the addresses whose answers are kept, as they stand in a regular expression. */
const READ_PATHS = [
  ...new Set(kept.flatMap(({ path }) => path?.replace(/:\w+/g, '[^/]+').replaceAll('/', '\\/') ?? [])),
];

/**
 * Part of the service worker: the last searches and the offers that were opened, for when there is no network.
 *
 * Pages are kept as they came; a page that was reached inside the tab has its answers kept instead, and is opened in the
 * frame of the newest page: its document without what was rendered, which the browser then renders from the answers.
 * What comes from here says so: a page by `data-kept` (epoch ms, 0 for a mere frame) of its root element, an answer by a message to its page.
 *
 * A page tells in `x-session` whose it is. What was kept for somebody goes when somebody else's page comes, when they
 * log out, and when it is asked for after their session: past its end (`x-session-seconds`, seconds left when the page was
 * made), by a clock that was set back, or, where workers may read cookies, with no session of theirs in the cookie.
 */
export const OFFLINE_PART = `
const PAGES = 'pages-1';
const ANSWERS = 'answers-1';
const LOGOUT = '/api/aais/authentication_token/';
const SESSION = '/session-of-what-is-kept';
const KEPT_PAGES = { home: 1, results: 20, offer: 60 };
const KEPT_ANSWERS = 200;
// Each page also keeps the release that it was made of: without an end a phone would keep one release per page.
const KEPT_MS = 60 * 86_400_000;
// When answers were kept that open pages got, by the id of the page.
const keptAnswers = new Map();
const MOST_PAGES = 50;
const VISITOR = 'visitor';
const ENDED = 'ended';
// Clocks are corrected by moments; one that is set back further may have been set back past the end of a session.
const CLOCK_MS = 5 * 60_000;
const READS = ${JSON.stringify(READS)};
const READ_PATHS = /^(?:${READ_PATHS.join('|')})$/;
// They differ each time and change nothing of the answer.
const NO_MATTER = ['uuid', 'utm_origin', 'utm_channel'];

const kindOf = (pathname) =>
  pathname === '/' ? 'home' : pathname.startsWith('/empleo/oferta/') ? 'offer' : pathname.startsWith('/empleos') ? 'results' : null;

function isKeptAnswer({ pathname, searchParams }) {
  if (pathname !== '/rest') return READ_PATHS.test(pathname);
  return READS.includes(searchParams.get('server') + '/' + searchParams.get('service'));
}

function keyOf(url) {
  const key = new URL(url);
  key.hash = '';
  for (const name of NO_MATTER) key.searchParams.delete(name);
  return key.href;
}

async function page(event, url) {
  try {
    const response = (await event.preloadResponse) || (await fetch(event.request));
    event.waitUntil(keepPage(url, response.clone()));
    return response;
  } catch (failure) {
    // What cannot be checked, or not be removed, is not shown.
    const ended = await forgetEnded().catch(() => null);
    const kept = ended === false ? await keptPage(url).catch(() => null) : null;
    return kept ?? nothingKept(ended);
  }
}

async function keepPage(url, response) {
  const mark = response.headers.get('x-session');
  if (response.status !== 200 || response.redirected || mark === null) return;
  const now = Date.now();
  const session = { mark, end: now + Number(response.headers.get('x-session-seconds') ?? 0) * 1000, seen: now };
  const before = await keptSession();
  if (before && before.mark !== mark) await forgetPages();
  const kind = kindOf(url.pathname);
  // Its session may have ended while the page was on its way.
  if (kind === null || !(await isOpen(session))) return;
  // What it is made of stays as long as the page does: without it the page would not come alive.
  const html = await response.clone().text();
  const made = [...new Set(html.match(/\\/releases\\/[a-z][a-z0-9-]*\\/[\\w.-]+\\//g))].join(' ');
  await put(PAGES, keyOf(url), response, { 'x-releases': made });
  await keepSession(session);
  await trim(PAGES, KEPT_PAGES[kind], ({ url }) => kindOf(new URL(url).pathname) === kind);
}

/** Whose pages are kept: their mark, when the session ends and when it was last seen, in epoch ms. */
async function keptSession() {
  const kept = await (await caches.open(PAGES)).match(SESSION);
  return kept ? kept.json().catch(() => ({ mark: '' })) : null;
}

async function keepSession(session) {
  await (await caches.open(PAGES)).put(SESSION, Response.json(session));
}

async function isOpen({ mark, end, seen }) {
  if (mark === VISITOR) return true;
  if (mark === ENDED) return false;
  const now = Date.now();
  if (now + CLOCK_MS < seen) return false;
  if (!self.cookieStore) return now < end;
  const cookie = await self.cookieStore.get('session').catch(() => null);
  try {
    const { userid } = JSON.parse(decodeURIComponent(cookie.value));
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userid));
    return mark === [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('').slice(0, 12);
  } catch {
    return false;
  }
}

/** Removes what was kept for a session that is over. @returns whether there was one. */
async function forgetEnded() {
  const session = await keptSession();
  if (!session) return false;
  if (await isOpen(session)) {
    await keepSession({ ...session, seen: Math.max(session.seen, Date.now()) });
    return false;
  }
  await forgetPages();
  await keepSession({ mark: ENDED });
  return true;
}

async function keptPage(url) {
  const cache = await caches.open(PAGES);
  const exact = await cache.match(keyOf(url));
  if (exact) return shown(exact, exact.headers.get('x-kept-at'), (html) => html);
  const pages = (await cache.keys()).filter(({ url }) => kindOf(new URL(url).pathname) !== null);
  const newest = pages.at(-1);
  // The frame is no content: what its answers were kept at, they say themselves.
  return newest ? shown(await cache.match(newest), '0', frameOf) : null;
}

/** Slices that say nothing about one page: what others hold is of the page that was kept, such as its search. */
const OF_EVERY_PAGE = ['config', 'session', 'toggles', 'jobStatus', 'toasts', 'pageWidth', 'visitor', 'campaign', 'badges'];

/** The document without what was rendered in it; the browser renders the page of its address there. */
function frameOf(html) {
  const start = html.indexOf('<div id="root">') + '<div id="root">'.length;
  const end = html.indexOf('</div>\\n<script type="application/json" id="boot"');
  const from = html.indexOf('>', html.indexOf('id="boot"', end)) + 1;
  const to = html.indexOf('</script>', from);
  const boot = JSON.parse(html.slice(from, to));
  boot.rendered = false;
  for (const slice of Object.keys(boot.state)) if (!OF_EVERY_PAGE.includes(slice)) delete boot.state[slice];
  const text = JSON.stringify(boot).replaceAll('<', '\\\\u003c');
  return html.slice(0, start) + html.slice(end, from) + text + html.slice(to);
}

async function shown(response, at, change) {
  const headers = new Headers(response.headers);
  const html = change(await response.text()).replace('<html ', '<html data-kept="' + at + '" ');
  return new Response(html, { status: 200, headers });
}

async function answer(event, url) {
  try {
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(keepAnswer(url, response.clone()));
    return response;
  } catch (failure) {
    // Its page takes no answer any more, which says nothing about the network.
    if (event.request.signal?.aborted) throw failure;
    const kept = await (await caches.open(ANSWERS)).match(keyOf(url));
    if (!kept) throw failure;
    keptAnswers.delete(event.clientId);
    keptAnswers.set(event.clientId, Number(kept.headers.get('x-kept-at')));
    if (keptAnswers.size > MOST_PAGES) keptAnswers.delete(keptAnswers.keys().next().value);
    tellKept(await self.clients.get(event.clientId));
    return kept;
  }
}

/** Tells a page when the last answer was kept that it got from here. Pages that load ask again once they listen. */
function tellKept(client) {
  const at = client && keptAnswers.get(client.id);
  if (at) client.postMessage({ type: 'kept', at });
}

async function keepAnswer(url, response) {
  await put(ANSWERS, keyOf(url), response);
  await trim(ANSWERS, KEPT_ANSWERS, () => true);
}

async function put(name, key, response, notes = {}) {
  try {
    const headers = new Headers(response.headers);
    // The body is kept as it is read: unpacked.
    for (const header of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(header);
    headers.set('x-kept-at', String(Date.now()));
    for (const [note, text] of Object.entries(notes)) headers.set(note, text);
    const cache = await caches.open(name);
    const body = await response.blob();
    // What was kept before goes first, so that the order of keys is that of use.
    await cache.delete(key);
    await cache.put(key, new Response(body, { status: 200, headers }));
  } catch {
    // Without room it cannot be read offline, nothing else.
  }
}

async function trim(name, most, counts) {
  const cache = await caches.open(name);
  const keys = (await cache.keys()).filter(counts);
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
  // Keys are in the order of use: the first that is young enough ends it. What has no time is not a page.
  for (const key of await cache.keys()) {
    const at = (await cache.match(key))?.headers.get('x-kept-at') ?? null;
    if (at === null) continue;
    if (Date.now() - Number(at) <= KEPT_MS) break;
    await cache.delete(key);
  }
}

async function forgetPages() {
  await Promise.all([caches.delete(PAGES), caches.delete(ANSWERS)]);
}

/** Keeps what a page was made of that was loaded before this worker: from the browser's own cache where it is there. */
async function remember({ page, files }) {
  const cache = await caches.open(RELEASES);
  for (const file of files) {
    if (!RELEASE.test(new URL(file).pathname) || (await cache.match(file))) continue;
    const response = await fetch(file, { cache: 'force-cache' }).catch(() => null);
    if (response?.status === 200) await keepFile(cache, file, response);
  }
  if (!page) return;
  const response = await fetch(page, { cache: 'force-cache', headers: { accept: 'text/html' } }).catch(() => null);
  if (response) await keepPage(new URL(page), response);
}

/** Without anything kept, in the words of the page's own screen. */
function nothingKept(ended) {
  return new Response(ended ? NOTHING_KEPT.replace(NO_SIGNAL, SESSION_ENDED) : NOTHING_KEPT, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const NO_SIGNAL = 'Revisa tus datos o tu Wi-Fi.';
const SESSION_ENDED = 'Tu sesión terminó: lo que viste con ella ya no se muestra en este dispositivo.';
const NOTHING_KEPT = '<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<title>Sin conexión</title><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:20vh auto 0;padding:0 16px;max-width:26rem;text-align:center}' +
  'a{display:inline-block;margin-top:8px;padding:12px 24px;border-radius:12px;background:#0a5f55;color:#fff;font-weight:600;text-decoration:none}</style>' +
  '<h1>Sin conexión</h1><p>' + NO_SIGNAL + ' En cuanto vuelvas a tener señal cargamos la página.</p><a href="">Reintentar</a>' +
  '<script>addEventListener("online",()=>location.reload())</script></html>';
`;
