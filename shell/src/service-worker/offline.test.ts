/** @jest-environment node */
import { isAsItWas, page, startWorker, type Worker } from './testing/start-worker.ts';

const LATEST = /<html data-kept="\d{13}" lang="es-MX">.*<main>\/empleos-de-cajero<\/main>/s;
const CALL = '/rest?server=jobs&service=jobs';

let worker: Worker;
beforeEach(async () => {
  worker = await startWorker();
  worker.online(({ pathname }) =>
    pathname === '/rest' ? Response.json({ status: 200 }) : page(pathname, { path: pathname }),
  );
});

test('shows a page as it was, and since when it is kept', async () => {
  await worker.navigate('/empleos-de-cajero?page=2#arriba');
  worker.offline();
  expect(await (await worker.navigate('/empleos-de-cajero?page=2'))?.text()).toMatch(LATEST);
});

test('opens an address that was only reached in a tab in the frame of the newest page', async () => {
  await worker.navigate('/empleos-de-cajero');
  worker.offline();
  const html = (await (await worker.navigate('/empleo/oferta/cajera-7'))?.text()) ?? '';
  expect(html).toMatch(/<div id="root"><\/div>\n<script/);
  const boot = /id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  // The search of the page that is its frame is not that of the address.
  expect(JSON.parse(boot)).toEqual({
    state: { config: { siteName: 'a</script>' } },
    rendered: false,
    now: 1,
  });
  // Nothing of that address is kept: when the frame was kept is not when its content was.
  expect(html).toContain('<html data-kept="0" ');
});

test('says that there is no network where a document is not the one that its parts are of', async () => {
  worker.online(() => {
    const { headers } = page('corta', { path: '/' });
    return new Response('<html>otra cosa, sin estado</html>', { headers });
  });
  await worker.navigate('/');
  worker.offline();
  expect((await worker.navigate('/empleos-de-cajero'))?.status).toBe(503);
});

test('says that there is no network where nothing is kept', async () => {
  worker.offline();
  const answer = await worker.navigate('/empleos-de-cajero');
  expect(answer?.status).toBe(503);
  expect(await answer?.text()).toContain('<h1>Sin conexión</h1>');
});

test('does not take a call that its page gave up for a network that is gone', async () => {
  const search = `${CALL}&q=chofer`;
  worker.online(() => new Response('{}'));
  await worker.request(search);
  worker.offline();
  await expect(worker.request(search, { signal: AbortSignal.abort() })).rejects.toThrow('Failed to fetch');
  expect(worker.posted).toEqual([]);
  expect((await worker.request(search))?.status).toBe(200);
  expect(worker.posted).toHaveLength(1);
});

test('the page of a captive portal does not take the place of a kept answer', async () => {
  await worker.request(`${CALL}&q=cajero`);
  worker.online(() => new Response('<html>Wi-Fi</html>', { headers: { 'content-type': 'text/html' } }));
  await worker.request(`${CALL}&q=cajero`);
  worker.offline();
  expect(await (await worker.request(`${CALL}&q=cajero`))?.json()).toEqual({ status: 200 });
});

test('answers the calls it has kept, whatever their search was called, and notifies the page', async () => {
  worker.online(() => Response.json({ status: 200 }));
  await worker.request(`${CALL}&q=cajero&uuid=a`);
  await worker.request('/api/job/7');
  worker.offline();
  const answer = await worker.request(`${CALL}&q=cajero&uuid=b`);
  expect(await answer?.json()).toEqual({ status: 200 });
  expect(worker.posted).toHaveLength(1);
  await worker.askForKept('another tab');
  expect(worker.posted).toHaveLength(1);
  // A page that loads may get its answers before it listens.
  await worker.askForKept();
  expect(worker.posted).toHaveLength(2);
  expect(worker.posted[1]).toEqual(worker.posted[0]);
  expect((await worker.request('/api/job/7'))?.status).toBe(200);
  await expect(worker.request(`${CALL}&q=chofer`)).rejects.toThrow('Failed to fetch');
  // Answers of an account, and addresses below one that is kept, are left to the browser.
  expect(await worker.request('/rest?server=myService&service=account')).toBeUndefined();
  expect(await worker.request('/api/job/7/apply')).toBeUndefined();
});

test.each([
  ['the log-out', () => worker.request('/api/aais/authentication_token/current', { method: 'DELETE' })],
  [
    'the first page of another account',
    () => {
      worker.online(({ pathname }) => page(pathname, { path: pathname, session: 'ana' }));
      return worker.navigate('/dashboard');
    },
  ],
])('keeps nothing after %s', async (_what, act) => {
  await worker.navigate('/empleos-de-cajero');
  await worker.request(`${CALL}&q=cajero`);
  expect((await worker.kept()).sort()).toEqual(['/empleos-de-cajero', '/rest']);
  await act();
  worker.offline();
  expect((await worker.navigate('/empleos-de-cajero'))?.status).toBe(503);
  expect(await worker.kept()).toEqual([]);
});

test('keeps the last pages of a kind only, each kind by its own rule', async () => {
  await worker.navigate('/empleo/oferta/primera-1');
  for (let search = 1; search <= 21; search += 1) await worker.navigate(`/empleos-de-oficio-${search}`);
  worker.offline();
  expect(await isAsItWas(worker, '/empleos-de-oficio-1')).toBe(false);
  expect(await isAsItWas(worker, '/empleos-de-oficio-2')).toBe(true);
  expect(await isAsItWas(worker, '/empleos-de-oficio-21')).toBe(true);
  expect(await isAsItWas(worker, '/empleo/oferta/primera-1')).toBe(true);
});

test('keeps as many pages as the rule says that came with the last one', async () => {
  await worker.navigate('/empleos-de-oficio-1');
  await worker.navigate('/empleos-de-oficio-2');
  worker.online(({ pathname }) => {
    const answer = page(pathname, { path: pathname });
    answer.headers.set('x-offline', 'mfe-search/results;2');
    return answer;
  });
  await worker.navigate('/empleos-de-oficio-3');
  expect(await worker.kept()).toEqual(['/empleos-de-oficio-2', '/empleos-de-oficio-3']);
});

test('keeps no page of a tester, that failed, or whose route has no rule', async () => {
  await worker.navigate('/empleos-de-chofer');
  worker.online(({ pathname }) =>
    pathname.includes('tester')
      ? page(pathname, { path: pathname, session: null })
      : new Response('', { status: 500, headers: { 'x-session': 'visitor' } }),
  );
  await worker.navigate('/empleos-de-tester');
  await worker.navigate('/empleos-de-cajero');
  worker.online(({ pathname }) => page(pathname, { path: pathname }));
  await worker.navigate('/dashboard');
  worker.offline();
  // What was kept before stays.
  expect(await worker.kept()).toEqual(['/empleos-de-chofer']);
  expect(await isAsItWas(worker, '/empleos-de-chofer')).toBe(true);
});
