/** @jest-environment node */
import { createHash } from 'node:crypto';
import { isAsItWas, page, startWorker, type Worker } from './testing/start-worker.ts';

const HOUR = 3_600_000;
const computeMark = (userid: string): string =>
  createHash('sha256').update(userid).digest('hex').slice(0, 12);

/** A worker that kept pages of Ana, whose session lasts twelve hours, and has no network any more. */
async function start(options = {}): Promise<Worker> {
  const worker = await startWorker(options);
  worker.signIn('u1');
  worker.online(({ pathname }) =>
    page(`${pathname} de Ana`, { path: pathname, session: computeMark('u1'), seconds: (12 * HOUR) / 1000 }),
  );
  await worker.navigate('/');
  await worker.navigate('/empleos-de-cajero');
  worker.offline();
  return worker;
}

/** Expects that nothing of the person is shown, now and later, at addresses that were kept or not, nor left on the device. */
async function showsNothing(worker: Worker): Promise<void> {
  for (const path of ['/empleos-de-cajero', '/', '/empleos-de-otra-cosa', '/empleos-de-cajero']) {
    const answer = await worker.navigate(path);
    expect(answer?.status).toBe(503);
    const html = (await answer?.text()) ?? '';
    expect(html).not.toContain('Ana');
    expect(html).toContain('Tu sesión terminó');
  }
  expect(await worker.kept()).toEqual([]);
}
const showsAll = async (worker: Worker): Promise<void> =>
  expect(await (await worker.navigate('/empleos-de-cajero'))?.text()).toContain('de Ana');

describe.each([
  ['where it reads cookies', true],
  ['where it reads no cookies', false],
])('%s', (_where, readsCookies) => {
  test('shows pages of a session that is open', async () => {
    const worker = await start({ readsCookies });
    worker.turnClock(11 * HOUR);
    await showsAll(worker);
    worker.turnClock(-4 * 60_000);
    await showsAll(worker);
  });

  test('shows none by a clock that was set back', async () => {
    const worker = await start({ readsCookies });
    worker.turnClock(11 * HOUR);
    await showsAll(worker);
    worker.turnClock(-10 * HOUR);
    await showsNothing(worker);
    worker.turnClock(10 * HOUR);
    await showsNothing(worker);
  });

  test('keeps pages of the account that logs in next, and only those', async () => {
    const worker = await start({ readsCookies });
    worker.turnClock(-HOUR);
    await showsNothing(worker);
    worker.signIn('u2');
    worker.online(({ pathname }) =>
      page(`${pathname} de Beto`, { path: pathname, session: computeMark('u2'), seconds: 60 }),
    );
    await worker.navigate('/empleos-de-cajero');
    worker.offline();
    expect(await (await worker.navigate('/empleos-de-cajero'))?.text()).toContain('de Beto');
    expect(await (await worker.navigate('/'))?.text()).not.toContain('Ana');
  });
});

test('shows none after the end that its page stated', async () => {
  const worker = await start();
  worker.turnClock(12 * HOUR);
  await showsNothing(worker);
});

test('shows none without a cookie, or with that of another; a session that was lengthened goes on', async () => {
  const lengthened = await start({ readsCookies: true });
  lengthened.turnClock(20 * HOUR);
  await showsAll(lengthened);
  for (const userid of [null, 'u2']) {
    const worker = await start({ readsCookies: true });
    worker.signIn(userid);
    await showsNothing(worker);
    worker.signIn('u1');
    await showsNothing(worker);
  }
});

test('keeps no page that arrives after the session', async () => {
  const worker = await start({ readsCookies: true });
  worker.signIn(null);
  worker.online(({ pathname }) =>
    page(`${pathname} de Ana`, { path: pathname, session: computeMark('u1'), seconds: 60 }),
  );
  await worker.navigate('/empleos-de-soldador');
  expect(await worker.kept()).not.toContain('/empleos-de-soldador');
  worker.offline();
  await showsNothing(worker);
});

test('shows none that cannot be removed', async () => {
  const worker = await start();
  worker.turnClock(12 * HOUR);
  worker.refuseRemoval();
  for (const path of ['/empleos-de-cajero', '/']) {
    const answer = await worker.navigate(path);
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).not.toContain('Ana');
  }
});

test('shows the pages of visitors however long ago they were kept', async () => {
  const worker = await startWorker({ readsCookies: true });
  worker.online(({ pathname }) => page(pathname, { path: pathname }));
  await worker.navigate('/empleos-de-cajero');
  worker.offline();
  worker.turnClock(100 * HOUR);
  expect(await isAsItWas(worker, '/empleos-de-cajero')).toBe(true);
  worker.turnClock(-200 * HOUR);
  expect(await isAsItWas(worker, '/empleos-de-cajero')).toBe(true);
});
