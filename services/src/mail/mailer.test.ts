import assert from 'node:assert/strict';
import type { AddressInfo, Server } from 'node:net';
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
  // Phones would draw it as wide as a desktop and shrink it.
  assert.match(newest?.html ?? '', /<meta name="viewport" content="width=device-width/);
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
  mailer.close();
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

test('only a refusal of the recipient makes an address a bad one, and is final', async () => {
  const server = await mailServer([]);
  const mailer = createTestMailer(server);
  const outcomes: unknown[] = [];
  // 500 to 549 are about the command, the log-in or the site itself.
  for (const code of ['450', '500', '530', '535', '549', '550', '559']) {
    const { bounced } = await mailer.send(letter(`codigo-${code}@x.mx`));
    const transmission = await mailer.transmit(letter(`codigo-${code}@x.mx`), `${code}@x.mx`);
    assert.deepEqual(transmission, { ok: false, failure: code, permanent: bounced });
    outcomes.push(bounced);
  }
  mailer.close();
  server.close();
  assert.deepEqual(outcomes, [false, false, false, false, false, true, true]);
});

test('a link that opens something is not stored once a mail server took the mail', async () => {
  const received: string[] = [];
  const server = await mailServer(received);
  const { port } = server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  const mailer = createMailer({ store, smtpUrl, from: 'a@chamba.mx', logger, isOutboxRead: false });
  await mailer.send({ ...letter('ana@x.mx'), tokenHash: 'hash' });
  mailer.close();
  server.close();
  assert.match(received.join(''), /http:\/\/x\.mx/);
  const [newest] = await mailer.list(1);
  assert.deepEqual([newest?.to, newest?.text, newest?.html], ['ana@x.mx', '', '']);
});
