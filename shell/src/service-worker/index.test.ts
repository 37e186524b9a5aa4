/** @jest-environment node */
import { page, SITE, startWorker, type Worker } from './testing/start-worker.ts';

const CALL = '/rest?server=jobs&service=jobs&q=cajero';
const file = (release: number): string => `/releases/mfe-search/1.${release}.0-0123456789ab/main.js`;

let worker: Worker;
beforeEach(async () => {
  worker = await startWorker();
  worker.online(({ pathname }) =>
    pathname === '/' ? page('Inicio', { path: '/' }) : new Response(`"${pathname}"`),
  );
});

test('takes over at once', async () => {
  await worker.dispatch('install');
  await worker.dispatch('activate');
  expect(worker.asked).toEqual(['no waiting', 'claim', 'preload']);
});

test('takes over what the worker before it kept, and removes unknown caches and what is too much', async () => {
  for (const release of [1, 2, 3, 4, 5]) await worker.open('releases-1').put(file(release), new Response(''));
  const headers = { 'x-releases': new URL('.', SITE + file(1)).pathname };
  await worker.open('pages-2').put('/', new Response('', { headers }));
  await worker.open('answers-1').put(CALL, new Response(''));
  // The pages of workers that read their rules and parts from the text of documents.
  await worker.open('pages-1').put('/', new Response(''));
  await worker.dispatch('activate');
  expect([...worker.stores.keys()].sort()).toEqual(['answers-1', 'pages-2', 'releases-1']);
  // The kept page is made of the first release.
  expect((await worker.open('releases-1').keys()).map(({ url }) => url)).toEqual(
    [1, 3, 4, 5].map((release) => SITE + file(release)),
  );
  expect(await worker.open('answers-1').keys()).toHaveLength(1);
});

test('gives files, pages and answers without a network, and leaves all else to the browser', async () => {
  for (const round of ['online', 'offline']) {
    if (round === 'offline') worker.offline();
    expect(await (await worker.request(file(1)))?.text()).toBe(`"${file(1)}"`);
    expect(await (await worker.navigate('/'))?.text()).toMatch(
      round === 'online' ? /<html lang.*Inicio/s : /<html data-kept="\d+" .*Inicio/s,
    );
    expect(await (await worker.request(CALL))?.text()).toBe('"/rest"');
  }
  for (const [path, fields] of [
    ['https://elsewhere.test/', {}],
    ['/api/apply', { method: 'POST' }],
    ['/rest?server=myService&service=account', {}],
    [file(1), { headers: new Headers({ range: 'bytes=0-1' }) }],
  ] as const)
    expect([path, await worker.request(path, fields)]).toEqual([path, undefined]);
});

test('keeps what a page names that was loaded before it', async () => {
  await worker.dispatch('message', {
    data: { type: 'remember', page: `${SITE}/`, files: [SITE + file(2), `${SITE}/other.js`] },
  });
  worker.offline();
  expect(await (await worker.request(file(2)))?.text()).toBe(`"${file(2)}"`);
  expect((await worker.navigate('/'))?.status).toBe(200);
});

test('shows what is pushed, and opens the address it carries, on the site only', async () => {
  const message = { title: 'Vacante nueva', body: 'Cajera en León', data: { url: '/empleo/oferta/7' } };
  await worker.dispatch('push', { data: { json: () => message } });
  const [shown = ''] = worker.asked.splice(0);
  expect(shown).toMatch(/^Vacante nueva: \{"body":"Cajera en León",.*"url":"\/empleo\/oferta\/7"/);
  for (const url of ['/empleo/oferta/7', 'https://evil.test/'])
    await worker.dispatch('notificationclick', { notification: { close: () => undefined, data: { url } } });
  expect(worker.asked).toEqual([`${SITE}/empleo/oferta/7`, `focus ${SITE}/`]);
});

test('shows nothing of a message that it cannot read', async () => {
  const unreadable = (): never => {
    throw new SyntaxError('no JSON');
  };
  for (const data of [null, { json: unreadable }, { json: () => null }, { json: () => ({ title: 7 }) }])
    await worker.dispatch('push', { data });
  expect(worker.asked).toEqual([]);
});
