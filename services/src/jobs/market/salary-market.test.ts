import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { SalaryMarketAnswer } from '@chamba/kernel/api';
import { personWith } from '../../testing/candidates.ts';
import { ask, enginesOfRules } from '../../testing/services.ts';
import type { RunningServices } from '../../testing/services.ts';
import { readOffers } from '../offers.ts';
import { MIN_OFFERS, SalaryMarkets } from './salary-market.ts';

type Stored = { id: number; state: number; subcategory: number; salarynet: boolean | null };

for (const engine of await enginesOfRules()) {
  describe(`pay beside the market on ${engine.name}`, () => {
    let running: RunningServices;
    before(async () => {
      running = await engine.start();
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const market = async (id: number): Promise<SalaryMarketAnswer['market']> =>
      (await personWith(running).api.call('jobs.salaryMarket', { jobID: String(id) })).market;
    /** The same, of what is stored at the moment. */
    const marketNow = async (id: number): Promise<SalaryMarketAnswer['market']> => {
      const { db } = running.services;
      const [row] = await readOffers(db, [id]);
      assert.ok(row);
      return (await new SalaryMarkets(db).of(row, new Date())).market;
    };
    const query = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
      (await running.services.db.query<T & Record<string, unknown>>(sql, values)).rows;

    /** An offer of the sample that pays by the month and works full time. */
    const anyOffer = async (): Promise<Stored> => {
      const [offer] = await query<Stored>(
        `select id, state, subcategory, salarynet from offer
          where feed <> 'demo' and salaryto > 0 and salarytime = 0 and subcategory > 0
          order by (select count(*) from offer o where o.subcategory = offer.subcategory) desc, id limit 1`,
      );
      assert.ok(offer);
      return offer;
    };

    test('an offer without enough of its like has no market; one that does not exist neither', async () => {
      await query(
        "update offer set subcategory = 0, title = 'Domador de leones' where id = (select min(id) from offer)",
      );
      const [row] = await query<{ id: number }>('select min(id) as id from offer');
      assert.equal(await market(row?.id ?? 0), null);
      const { status } = await ask(running, '/rest?server=jobs&service=salaryMarket&jobID=999999999');
      assert.equal(status, 404);
    });

    test('the same work in the state is compared, once each, by the middle of its range', async () => {
      const { id, state, subcategory, salarynet } = await anyOffer();
      // Forty offers of one kind, place and time, whose pay is known.
      await query(
        `update offer set state = $1, subcategory = $2, salarynet = $3, salarytime = 0, jobtypes = 2, issample = true,
           salaryfrom = 8000 + 100 * place, salaryto = 8000 + 100 * place + 1000,
           source_date = (select source_date from offer where id = $4)
         from (select id as chosen, row_number() over (order by id)::int - 1 as place from offer
                where feed <> 'demo' order by id limit 40) forty where offer.id = chosen`,
        [state, subcategory, salarynet, id],
      );
      await query(
        "update offer set source_date = source_date - interval '3 years' where id not in (select id from offer where feed <> 'demo' order by id limit 40)",
      );
      const ids = (
        await query<{ id: number }>("select id from offer where feed <> 'demo' order by id limit 40")
      ).map((row) => row.id);
      await query('update offer_lex set lex = array_to_tsvector($2) where id = any($1::int[])', [
        ids,
        [`sub:${subcategory}`, `st:${state}`],
      ]);
      await query("update offer set title = 'De la que sea' where id = any($1::int[])", [ids]);
      // The word index follows its rows.
      await query('reindex table offer_ix');

      const found = await market(ids[0] ?? 0);
      assert.ok(found);
      assert.equal(found.offers, 40);
      assert.equal(found.kind, 'subcategory');
      assert.notEqual(found.place, '');
      assert.equal(found.isrecent, false);
      assert.equal(found.from, found.to);
      // Middles run from 8,500 to 12,400.
      assert.equal(found.median, 10_450);
      assert.deepEqual([found.lower, found.upper], [9_475, 11_425]);
      assert.equal(
        found.bins.reduce((sum, { offers }) => sum + offers, 0),
        40,
      );

      const [unpaid] = ids;
      assert.equal(found.estimate, undefined, 'an offer with pay needs no estimate');
      await query('update offer set salaryfrom = 0, salaryto = 0, salarynet = null where id = $1', [unpaid]);
      const estimated = await marketNow(unpaid ?? 0);
      // Of 39 middles from 8,600 to 12,400, in hundreds.
      assert.deepEqual(estimated?.estimate, { share: 0.8, from: 9_000, to: 12_000 });
      assert.equal(estimated.pay, salarynet === null ? null : salarynet ? 'net' : 'gross');
      await query('update offer set salaryfrom = 8000, salaryto = 9000, salarynet = $2 where id = $1', [
        unpaid,
        salarynet,
      ]);

      await query('update offer set salarynet = not coalesce(salarynet, false) where id = any($1::int[])', [
        ids.slice(MIN_OFFERS - 1),
      ]);
      assert.equal(await marketNow(ids[0] ?? 0), null, 'net is not mixed with gross');
      await query('update offer set salarynet = $2, jobtypes = 1 where id = any($1::int[])', [
        ids.slice(MIN_OFFERS - 1),
        salarynet,
      ]);
      assert.equal(await marketNow(ids[0] ?? 0), null, 'nor part-time with full-time work');
      await query(
        "update offer set jobtypes = 2, source_date = source_date - interval '1 year' where id = any($1::int[])",
        [ids.slice(MIN_OFFERS - 1)],
      );
      assert.equal(await marketNow(ids[0] ?? 0), null, 'nor one year with another');
    });
  });
}
