import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { after, afterEach, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openStore } from '@chamba/database';
import type { Store } from '@chamba/database';
import { testPostgres } from '@chamba/database/testing/postgres-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { until } from '@chamba/kernel/testing/until';
import { HeldMailServer } from '../testing/held-mail-server.ts';
import type { Hold } from '../testing/held-mail-server.ts';
import { BRIEF_PROCESS, createFilledDatabase } from '../testing/services.ts';

const PROGRAM = fileURLToPath(new URL('../testing/alert-process.js', import.meta.url));
const DAY_MS = 86_400_000;

/** By when a mail that a dead process had taken is taken by another one. */
const RELIEVED_MS = 10 * 60_000;

type Site = { name: string; order: (what: object) => Promise<void>; kill: () => Promise<void> };

const server = await testPostgres();

describe('news where several processes share a database', { skip: server === null }, () => {
  const children = new Set<ChildProcess>();
  const { folder, remove } = temporaryFolder();
  let databaseUrl = '';
  let store: Store;
  let mail: HeldMailServer;
  let other: Site;
  /** A second process that runs already. */
  let second: Site | null = null;
  let ahead = 0;
  let count = 0;
  let started = 0;

  before(async () => {
    assert.ok(server);
    databaseUrl = await createFilledDatabase(server);
    mail = await HeldMailServer.open();
    store = await openStore({ dataDir: folder, databaseUrl });
  });
  afterEach(() => mail.release());
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await store.close();
    mail.close();
    remove();
    await server?.stop();
  });

  /** Starts a process, as a gateway with its services is one. @returns once it runs. */
  async function start(): Promise<Site> {
    const name = `news-${(started += 1)}`;
    const child = spawn(process.execPath, [...BRIEF_PROCESS, PROGRAM, folder, mail.url, String(ahead)], {
      // The name by which the server knows its connections.
      env: { ...process.env, DATABASE_URL: databaseUrl, PGAPPNAME: name },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.add(child);
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const waiting = new Map<number, () => void>();
    const done = (number: number) => new Promise<void>((resolve) => waiting.set(number, resolve));
    const isUp = done(0);
    createInterface({ input: child.stdout }).on('line', (line) =>
      waiting.get((JSON.parse(line) as { number: number }).number)?.(),
    );
    await Promise.race([isUp, ended.then(() => assert.fail('The process ended before it was started.'))]);
    return {
      name,
      // Of a process that is killed no answer comes.
      order: async (what) => {
        const number = (count += 1);
        const finished = done(number);
        child.stdin.write(`${JSON.stringify({ number, ...what })}\n`);
        await Promise.race([finished, ended]);
      },
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
        children.delete(child);
      },
    };
  }

  /** Somebody who wants news of a word at once. */
  async function wantNews(word: string): Promise<void> {
    await store.query(
      `with person as (
         insert into account (email, name, password_hash, type, enabledlogin, validemail, termsandconditions, optout, boardid)
           values ($1, 'Lupita', '', 'candidate', true, true, true, 0, 1) returning id),
       owner as (insert into saved_search_owner select id from person)
       insert into saved_search (account_id, url, frequency, created_at, changed_at, seen_at, arrival, due_at)
         select id, $2, 'now', now(), now(), now(), (select coalesce(max(number), 0) from offer_arrival), now() from person`,
      [`${word}@ejemplo.example`, `/empleos-de-${word}`],
    );
  }

  const createOffer = (word: string): string =>
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      identifier: { '@type': 'PropertyValue', name: 'Ejemplo', value: word },
      title: `Puesto de ${word}`,
      description: `<p>${word}: funciones del puesto y horario de la semana.</p>`,
      hiringOrganization: { '@type': 'Organization', name: `Taller de ${word}` },
      jobLocation: {
        '@type': 'Place',
        address: { addressLocality: 'Guadalajara', addressRegion: 'Jalisco', addressCountry: 'MX' },
      },
      datePosted: new Date().toISOString().slice(0, 10),
      validThrough: new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10),
      applicationContact: { email: 'vacantes@ejemplo.example' },
    }) + '\n';

  const mailsTo = (word: string): string[] =>
    mail.accepted.filter((text) => text.includes(`To: ${word}@ejemplo.example`));
  const messageIds = (mails: readonly string[]): string[] =>
    mails.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim() ?? '');
  /** Mails that are still to be sent. */
  const open = async (): Promise<number> =>
    (await store.query('select from alert_mail where due_at is not null')).rowCount ?? 0;
  /** The rest goes on when the time of the dead process is over. */
  const relieve = async (): Promise<void> => {
    ahead += RELIEVED_MS;
    await Promise.all([other.order({ later: RELIEVED_MS }), second?.order({ later: RELIEVED_MS })]);
  };

  test('one that is killed while it writes mails leaves the searches where they were: one mail', async () => {
    const one = await start();
    // What it looks for at its start is over.
    await one.order({});
    await wantNews('campanero');
    await store.tx(async (transaction) => {
      await transaction.query('lock table alert_mail in access exclusive mode');
      void one.order({ offers: createOffer('campanero') });
      await until(async () => {
        // It has claimed the person, and asks what they were sent.
        const { rowCount } = await store.query(
          `select from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'
            and query like 'select account_id, unnest(offers)%'`,
          [one.name],
        );
        return (rowCount ?? 0) > 0;
      }, 'the process waits for the table');
      await one.kill();
    });
    other = await start();
    // The server lets go of the person once it has seen that nobody is there.
    await until(async () => {
      await other.order({});
      return mailsTo('campanero').length > 0;
    }, 'the mail is written by the other process');
    await relieve();
    assert.deepEqual([mailsTo('campanero').length, await open()], [1, 0]);
  });

  test('one new offer is one mail, whichever of them looks', async () => {
    second = await start();
    await wantNews('relojero');
    await second.order({ offers: createOffer('relojero') });
    await Promise.all([second.order({}), other.order({}), second.order({}), other.order({})]);
    assert.equal(mailsTo('relojero').length, 1);
    await relieve();
    assert.deepEqual([mailsTo('relojero').length, await open()], [1, 0]);
  });

  /** A process takes a mail and is killed when the mail server has come to a moment of it. */
  async function killedAt(hold: Hold, word: string): Promise<string[]> {
    const one = second ?? (await start());
    second = null;
    await wantNews(word);
    const reached = mail.holdAt(hold);
    void one.order({ offers: createOffer(word) });
    await reached;
    await one.kill();
    mail.release();
    await other.order({});
    const before = mailsTo(word).length;
    assert.equal(
      before,
      hold === 'accepted' ? 1 : 0,
      'what the dead process has taken is left to it for a while',
    );
    await relieve();
    await other.order({});
    assert.equal(await open(), 0);
    return mailsTo(word);
  }

  test('one that is killed after it took the mail, before it spoke to the mail server: one mail', async () => {
    assert.equal((await killedAt('greeting', 'farolero')).length, 1);
  });

  test('one that is killed before the text of the mail: one mail', async () => {
    assert.equal((await killedAt('data', 'aguador')).length, 1);
  });

  test('one that is killed after the mail server had the mail, before it heard so: the same mail by its Message-ID', async () => {
    const mails = await killedAt('accepted', 'pregonero');
    // No process can know whether it had arrived: it is sent again under the name it had, so that mailboxes keep one.
    assert.equal(mails.length, 2);
    const [id, ...others] = new Set(messageIds(mails));
    assert.match(id ?? '', /^<alert-\d+@localhost>$/);
    assert.deepEqual(others, []);
  });
});
