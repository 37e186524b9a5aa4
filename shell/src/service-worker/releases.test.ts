/** @jest-environment node */
import { isAsItWas, page, startWorker, type Worker } from './testing/start-worker.ts';

const DAY = 86_400_000;
const CALL = '/rest?server=jobs&service=jobs';
const folder = (release: number): string => `/releases/mfe-search/1.${release}.0-0123456789ab/`;
const file = (release: number): string => `${folder(release)}page-results.js`;

let worker: Worker;
/** The site, whose pages are made of one release. */
const made = (release: number) =>
  worker.online(({ pathname }) =>
    pathname.startsWith('/releases/')
      ? new Response(pathname)
      : page(`${pathname} "base":"${folder(release)}"`, { path: pathname }),
  );
beforeEach(async () => {
  worker = await startWorker();
});

test('what a kept page is made of stays through releases that follow, and nothing else of old', async () => {
  made(1);
  await worker.navigate('/empleos-de-cajero');
  for (let release = 0; release < 8; release += 1) await worker.request(file(release));
  worker.offline();
  expect(await (await worker.request(file(1)))?.text()).toBe(file(1));
  expect(await (await worker.request(file(7)))?.text()).toBe(file(7));
  await expect(worker.request(file(0))).rejects.toThrow('Failed to fetch');
  await expect(worker.request(file(2))).rejects.toThrow('Failed to fetch');
});

test('nothing is kept for longer than two months, nor what it is made of, once another page is kept', async () => {
  made(0);
  await worker.navigate('/empleos-de-cajero');
  await worker.request(file(0));
  await worker.request(`${CALL}&q=cajero`);
  worker.turnClock(50 * DAY);
  made(9);
  await worker.navigate('/empleos-de-chofer');
  worker.offline();
  expect(await isAsItWas(worker, '/empleos-de-cajero')).toBe(true);
  worker.turnClock(20 * DAY);
  made(9);
  await worker.navigate('/');
  await worker.request(`${CALL}&q=chofer`);
  for (let release = 1; release <= 4; release += 1) await worker.request(file(release));
  worker.offline();
  expect(await isAsItWas(worker, '/empleos-de-cajero')).toBe(false);
  expect(await isAsItWas(worker, '/empleos-de-chofer')).toBe(true);
  await expect(worker.request(`${CALL}&q=cajero`)).rejects.toThrow('Failed to fetch');
  await expect(worker.request(file(0))).rejects.toThrow('Failed to fetch');
  expect((await worker.request(file(4)))?.status).toBe(200);
});

test('a file comes from the site where the store of the device is damaged', async () => {
  made(1);
  await worker.request(file(1));
  worker.damage();
  expect(await (await worker.request(file(1)))?.text()).toBe(file(1));
});

test('a request that insists on the network gets there, and its answer replaces the copy', async () => {
  worker.online(() => new Response('broken'));
  await worker.request(file(1));
  worker.online(() => new Response('whole'));
  expect(await (await worker.request(file(1)))?.text()).toBe('broken');
  expect(await (await worker.request(file(1), { cache: 'reload' }))?.text()).toBe('whole');
  worker.offline();
  expect(await (await worker.request(file(1)))?.text()).toBe('whole');
});
