/**
 * Part of the service worker: the last searches and the offers that were opened, for when there is no network.
 *
 * Pages are kept as they came; a page that was reached inside the tab has its answers kept instead, and is opened in the
 * frame of the newest page: its document without what was rendered, which the browser then renders from the answers.
 * What comes from here says so: a page by `data-kept` (epoch ms) of its root element, an answer by a message to its page.
 *
 * A page tells in `x-session` whose it is. What was kept for somebody goes when somebody else's page comes, and when
 * they log out.
 */
export const OFFLINE_PART = `
const PAGES = 'pages-1';
const ANSWERS = 'answers-1';
const LOGOUT = '/api/aais/authentication_token/';
const SESSION = '/session-of-what-is-kept';
const KEPT_PAGES = { home: 1, results: 20, offer: 60 };
const KEPT_ANSWERS = 200;
const READS = ['jobs/jobs', 'jobs/similarJobs', 'jobs/salaryMarket', 'companyProfiles/reviews'];
const READ_PATHS = /^\\/(?:api\\/(?:job|related-searches|companies|cias\\/companies)|categories|companies|keywords|employment_types|locations\\/.+)$/;
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
    const kept = await keptPage(url).catch(() => null);
    return kept ?? nothingKept();
  }
}

async function keepPage(url, response) {
  const session = response.headers.get('x-session');
  if (response.status !== 200 || response.redirected || session === null) return;
  const cache = await caches.open(PAGES);
  const owner = await cache.match(SESSION);
  if (owner && (await owner.text()) !== session) await forgetPages();
  const kind = kindOf(url.pathname);
  if (kind === null) return;
  // What it is made of stays as long as the page does: without it the page would not come alive.
  const html = await response.clone().text();
  const made = [...new Set(html.match(/\\/releases\\/[a-z][a-z0-9-]*\\/[\\w.-]+\\//g))].join(' ');
  await put(PAGES, keyOf(url), response, { 'x-releases': made });
  await (await caches.open(PAGES)).put(SESSION, new Response(session));
  await trim(PAGES, KEPT_PAGES[kind], ({ url }) => kindOf(new URL(url).pathname) === kind);
}

async function keptPage(url) {
  const cache = await caches.open(PAGES);
  const exact = await cache.match(keyOf(url));
  if (exact) return shown(exact, (html) => html);
  const pages = (await cache.keys()).filter(({ url }) => kindOf(new URL(url).pathname) !== null);
  const newest = pages.at(-1);
  return newest ? shown(await cache.match(newest), frameOf) : null;
}

/** The document without what was rendered in it; the browser renders the page of its address there. */
function frameOf(html) {
  const start = html.indexOf('<div id="root">') + '<div id="root">'.length;
  const end = html.indexOf('</div>\\n<script type="application/json" id="boot"');
  return html.slice(0, start) + html.slice(end).replace('"rendered":true,"now":', '"rendered":false,"now":');
}

async function shown(response, change) {
  const headers = new Headers(response.headers);
  const html = change(await response.text()).replace('<html ', '<html data-kept="' + headers.get('x-kept-at') + '" ');
  return new Response(html, { status: 200, headers });
}

async function answer(event, url) {
  try {
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(keepAnswer(url, response.clone()));
    return response;
  } catch (failure) {
    const kept = await (await caches.open(ANSWERS)).match(keyOf(url));
    if (!kept) throw failure;
    const client = await self.clients.get(event.clientId);
    client?.postMessage({ type: 'kept', at: Number(kept.headers.get('x-kept-at')) });
    return kept;
  }
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
function nothingKept() {
  return new Response(NOTHING_KEPT, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const NOTHING_KEPT = '<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<title>Sin conexión</title><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:20vh auto 0;padding:0 16px;max-width:26rem;text-align:center}' +
  'a{display:inline-block;margin-top:8px;padding:12px 24px;border-radius:12px;background:#0a5f55;color:#fff;font-weight:600;text-decoration:none}</style>' +
  '<h1>Sin conexión</h1><p>Revisa tus datos o tu Wi-Fi. En cuanto vuelvas a tener señal cargamos la página.</p><a href="">Reintentar</a>' +
  '<script>addEventListener("online",()=>location.reload())</script></html>';
`;
