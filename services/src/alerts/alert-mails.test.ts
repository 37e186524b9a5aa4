import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import { CENTRE, nextMorning, ZONES } from '../model/time-zones.ts';

for (const engine of await enginesOfRules())
  describe(`a mail of news is of the moment at which it is sent on ${engine.name}`, () => suite(engine));

function suite(engine: Engine): void {
  let running: RunningServices;
  let offer = 0;
  let count = 0;
  before(async () => {
    running = await engine.start();
    const { rows } = await running.services.db.query<{ id: number }>(
      'select id from offer where listed and shown_by is null order by id limit 1',
    );
    offer = rows[0]?.id ?? 0;
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });

  /** Somebody for whom a mail with one offer waits. */
  async function waiting(url = '/empleos-de-chofer') {
    const { db } = running.services;
    const email = `espera-${(count += 1)}@ejemplo.example`;
    const { rows } = await db.query<{ account: number; search: number }>(
      `with person as (
         insert into account (email, name, password_hash, type, enabledlogin, validemail, termsandconditions, optout, boardid)
           values ($1, 'Lupita', '', 'candidate', true, true, true, 0, 1) returning id),
       owner as (insert into saved_search_owner select id from person),
       search as (
         insert into saved_search (account_id, url, frequency, created_at, changed_at, seen_at, arrival, due_at)
           select id, $2, 'now', now(), now(), now(), 999999999, now() from person returning id, account_id)
       select id as search, account_id as account from search`,
      [email, url],
    );
    const [person] = rows;
    assert.ok(person);
    await db.query(
      'insert into alert_mail (account_id, parts, offers, created_at, due_at) values ($1, $2, $3, now(), now())',
      [
        person.account,
        JSON.stringify([{ searchId: person.search, url, offers: [offer], more: 490 }]),
        [offer],
      ],
    );
    return { ...person, email };
  }
  /** Mails to an address once everything that waits was sent. */
  async function sentTo(email: string) {
    await running.services.alerts.runDue();
    const { rowCount } = await running.services.db.query(
      'select from alert_mail where due_at is not null and account_id in (select id from account)',
    );
    assert.equal(rowCount, 0, 'nothing is left to be tried again');
    return (await running.services.outbox.list(500)).filter(({ to }) => to === email);
  }
  const db = () => running.services.db;

  test('it goes to the address of that moment, with what else there is', async () => {
    const { account, email } = await waiting();
    await db().query("update account set email = 'otra@ejemplo.example' where id = $1", [account]);
    assert.equal((await sentTo(email)).length, 0);
    const [mail] = await sentTo('otra@ejemplo.example');
    assert.equal(mail?.text.match(/\/empleo\/oferta\//g)?.length, 1);
    assert.match(mail.text, /Ver 490 más/);
  });

  const undone: readonly (readonly [what: string, sql: string])[] = [
    ['an address that is not confirmed any more', 'update account set validemail = false where id = $1'],
    ['a search that is paused', 'update saved_search set is_paused = true where account_id = $1'],
    ['a search that is deleted', 'update saved_search set deleted_at = now() where account_id = $1'],
    [
      'a search that is another one',
      "update saved_search set url = '/empleos-de-cajero' where account_id = $1",
    ],
    ['a search whose row is gone', 'delete from saved_search where account_id = $1'],
    ['an account that is gone', 'delete from account where id = $1'],
  ];
  for (const [what, sql] of undone)
    test(`${what} gets none`, async () => {
      const { account, email } = await waiting();
      await db().query(sql, [account]);
      assert.equal((await sentTo(email)).length, 0);
    });

  test('a search that is deleted and had back gets it', async () => {
    const { account, email } = await waiting();
    await db().query('update saved_search set deleted_at = now() where account_id = $1', [account]);
    await db().query('update saved_search set deleted_at = null where account_id = $1', [account]);
    assert.equal((await sentTo(email)).length, 1);
  });

  test('offers that another one stands for by then are left out', async () => {
    const { email } = await waiting();
    await db().query('update offer set shown_by = (select max(id) from offer where id <> $1) where id = $1', [
      offer,
    ]);
    try {
      assert.equal((await sentTo(email)).length, 0);
    } finally {
      await db().query('update offer set shown_by = null where id = $1', [offer]);
    }
  });

  test('what a search looks for is text in it, never HTML', async () => {
    const { email } = await waiting('/empleos-de-%3Cimg%20src=x%3E');
    const [mail] = await sentTo(email);
    assert.ok(mail);
    assert.doesNotMatch(mail.html, /<img/i);
  });

  test('mornings are those of the person, whatever their clocks do that night', async () => {
    const next = async (now: string, state: string): Promise<string> => {
      const { rows } = await db().query<{ at: Date }>(
        `select ${nextMorning('$1::timestamptz', '$2::text')} as at`,
        [now, ZONES[state] ?? CENTRE],
      );
      return rows[0]?.at.toISOString() ?? '';
    };
    // Tijuana goes with California: an hour is left out on 8 March 2026 and comes twice on 1 November.
    assert.equal(await next('2026-03-07T20:00:00Z', 'MX-BCN'), '2026-03-08T14:30:00.000Z');
    assert.equal(await next('2026-03-06T20:00:00Z', 'MX-BCN'), '2026-03-07T15:30:00.000Z');
    assert.equal(await next('2026-10-31T20:00:00Z', 'MX-BCN'), '2026-11-01T15:30:00.000Z');
    assert.equal(await next('2026-07-01T20:00:00Z', 'MX-ROO'), '2026-07-02T12:30:00.000Z');
    assert.equal(await next('2026-07-01T20:00:00Z', 'MX-CMX'), '2026-07-02T13:30:00.000Z');
    assert.equal(await next('2026-07-01T20:00:00Z', 'MX-SON'), '2026-07-02T14:30:00.000Z');
    assert.equal(await next('2026-07-01T13:29:59Z', 'MX-CMX'), '2026-07-01T13:30:00.000Z');
    assert.equal(await next('2026-07-01T13:30:00Z', 'MX-CMX'), '2026-07-02T13:30:00.000Z');
  });
}
