import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { openStore } from '@chamba/database';
import { migrate } from '../store/migrate.ts';
import type { Store } from '@chamba/database';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { mailServer } from '../testing/mail-server.ts';
import { createMailer } from './mailer.ts';
import { writeLetter } from './letter.ts';

const logged: string[] = [];
const note = (message: string): void => void logged.push(message);
const logger = { info: note, warn: note, error: note };
const folder = temporaryFolder();
let store: Store;

before(async () => {
  store = await openStore({ dataDir: folder.folder });
  await migrate(store);
});
after(async () => {
  await store.close();
  folder.remove();
});

function createTestMailer(server: Server) {
  const { port } = server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  return createMailer({ store, smtpUrl, from: 'a@chamba.mx', logger, isOutboxRead: false });
}

const letter = (to: string) =>
  writeLetter(
    {
      to,
      subject: 'Hola',
      greeting: 'Hola, <Ana>:',
      paragraphs: ['Uno & dos'],
      action: { label: 'Entrar', url: 'http://x.mx/a?b=1&c=2' },
    },
    'Chamba',
  );

test('without a mail server mails are kept to be read', async () => {
  const mailer = createMailer({ store, from: 'Chamba <a@chamba.mx>', logger, isOutboxRead: true });
  assert.deepEqual(await mailer.send(letter('ana@x.mx')), { ok: true, bounced: false });
  const [newest] = await mailer.list(1);
  assert.equal(newest?.to, 'ana@x.mx');
  assert.match(newest?.text ?? '', /http:\/\/x\.mx\/a\?b=1&c=2/);
  assert.match(newest?.html ?? '', /Hola, &lt;Ana&gt;:/);
  assert.deepEqual(await mailer.read(newest?.id ?? ''), newest);
  assert.equal(await mailer.read('x'), null);
  assert.equal(await mailer.read('999'), null);
});

test('without a mail server and a readable outbox a mail is reported as not sent', async () => {
  const mailer = createMailer({ store, from: 'Chamba <a@chamba.mx>', logger, isOutboxRead: false });
  assert.deepEqual(await mailer.send({ ...letter('ana@x.mx'), tokenHash: 'hash' }), {
    ok: false,
    bounced: false,
  });
  const [newest] = await mailer.list(1);
  assert.deepEqual(
    [newest?.to, newest?.text, newest?.html],
    ['ana@x.mx', '', ''],
    'its link is not readable',
  );
});

test('a mail server that hangs does not hold a stop up: the mail stays owed', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  const mailer = createMailer({ store, smtpUrl, from: 'a@chamba.mx', logger, isOutboxRead: false });
  const message = letter('jefe@taller.mx');
  const kept = await store.tx((transaction) => mailer.keep(transaction, message));
  mailer.deliver(kept, message);
  await once(server, 'connection');
  await mailer.close();
  const { rows } = await store.query<{ owed: boolean; failure: string | null }>(
    'select due_at is not null as owed, failure from mail where id = $1',
    [kept],
  );
  assert.deepEqual(rows, [{ owed: true, failure: null }]);
  for (const socket of sockets) socket.destroy();
  server.close();
  await store.query('delete from mail where id = $1', [kept]);
});

test('a mail server gets the mail; its refusal is recorded without the person', async () => {
  const received: string[] = [];
  const server = await mailServer(received);
  const { port } = server.address() as AddressInfo;
  const mailer = createMailer({
    store,
    smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    from: 'Chamba <a@chamba.mx>',
    logger,
    isOutboxRead: false,
  });
  assert.deepEqual(await mailer.send(letter('ana@x.mx')), { ok: true, bounced: false });
  assert.match(received.join(''), /Subject: Hola/);
  assert.deepEqual(await mailer.send(letter('nadie@x.mx')), { ok: false, bounced: true });
  await mailer.close();
  server.close();
  assert.deepEqual(await mailer.send(letter('ana@x.mx')), { ok: false, bounced: false });
  const { rows } = await store.query<{ sent: boolean; failure: string | null }>(
    'select sent_at is not null as sent, failure from mail order by id desc limit 3',
  );
  assert.deepEqual(
    rows.map(({ sent }) => sent),
    [false, false, true],
  );
  assert.match(rows[1]?.failure ?? '', /bounced 550/);
  assert.doesNotMatch(logged.join(), /@/);
});

test('only a refusal of the recipient makes an address a bad one: what else the mail server refuses stays owed', async () => {
  const server = await mailServer([]);
  const mailer = createTestMailer(server);
  const outcomes: unknown[] = [];
  // 500 to 549 are about the command, the log-in or the site itself.
  const codes = ['450', '500', '530', '535', '549', '550', '559'];
  for (const code of codes) {
    const message = letter(`codigo-${code}@x.mx`);
    outcomes.push((await mailer.send(message)).bounced);
    await store.tx((transaction) => mailer.keep(transaction, message));
  }
  await mailer.deliverDue(Date.now() + 61_000);
  const { rows } = await store.query<{ failure: string; owed: boolean }>(
    "delete from mail where recipient like 'codigo-%' returning id, failure, due_at is not null as owed",
  );
  await mailer.close();
  server.close();
  assert.deepEqual(outcomes, [false, false, false, false, false, true, true]);
  const owed = rows.filter((row) => row.owed).map(({ failure }) => failure);
  assert.deepEqual(
    owed.sort(),
    ['450', '500', '530', '535', '549'].map((code) => `not sent ${code}`),
  );
});

test('a mail that failed however often is due again within the hour', async () => {
  const server = await mailServer([]);
  const mailer = createTestMailer(server);
  const kept = await store.tx((transaction) => mailer.keep(transaction, letter('codigo-450@x.mx')));
  await store.query('update mail set attempts = 15 where id = $1', [kept]);
  const now = Date.now() + 61_000;
  await mailer.deliverDue(now);
  const { rows } = await store.query<{ due_at: Date }>('delete from mail where id = $1 returning due_at', [
    kept,
  ]);
  await mailer.close();
  server.close();
  const due = rows[0]?.due_at.getTime() ?? 0;
  assert.ok(due > now && due <= now + 3_600_000, `${due - now} ms later`);
});

test('a link that opens something is not stored once a mail server took the mail', async () => {
  const received: string[] = [];
  const server = await mailServer(received);
  const { port } = server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  const mailer = createMailer({ store, smtpUrl, from: 'a@chamba.mx', logger, isOutboxRead: false });
  await mailer.send({ ...letter('ana@x.mx'), tokenHash: 'hash' });
  await mailer.close();
  server.close();
  assert.match(received.join(''), /http:\/\/x\.mx/);
  const [newest] = await mailer.list(1);
  assert.deepEqual([newest?.to, newest?.text, newest?.html], ['ana@x.mx', '', '']);
});

test('a mail that is owed is tried again until the mail server takes it, and once only', async () => {
  const received: string[] = [];
  const stopped = await mailServer(received);
  const { port } = stopped.address() as AddressInfo;
  await new Promise((resolve) => stopped.close(resolve));
  const open = () =>
    createMailer({
      store,
      smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
      from: 'a@chamba.mx',
      logger,
      isOutboxRead: false,
    });
  const mailer = open();
  const owed = letter('jefa@taller.mx');
  const kept = await store.tx((transaction) => mailer.keep(transaction, owed));
  mailer.deliver(kept, owed);
  await mailer.close();
  const { rows } = await store.query<{ failure: string }>('select failure from mail where id = $1', [kept]);
  assert.match(rows[0]?.failure ?? '', /not sent/);

  const server = await mailServer(received);
  await new Promise<void>((resolve) => server.close(() => server.listen(port, '127.0.0.1', resolve)));
  const [one, other] = [open(), open()];
  await one.deliverDue(Date.now() + 30_000);
  assert.equal(received.length, 0);
  const later = Date.now() + 61_000;
  await Promise.all([one.deliverDue(later), other.deliverDue(later)]);
  assert.equal(received.join('').match(/To: jefa@taller\.mx/g)?.length, 1);
  await one.deliverDue(later + 86_400_000);
  assert.equal(received.join('').match(/To: jefa@taller\.mx/g)?.length, 1);
  await Promise.all([one.close(), other.close()]);
  server.close();
});
