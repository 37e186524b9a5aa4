import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApiClient } from '@chamba/kernel/api';
import type { CallInput, NetPayAnswer } from '@chamba/kernel/api';
import { mountHandlers } from '../http/server.ts';
import { payHandlers } from './pay.handlers.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Status of a query as it comes. */
async function getStatus(query: string): Promise<number> {
  const app = mountHandlers(payHandlers(), silent);
  const { statusCode } = await app.inject({ url: `/api/pay/net?${query}` });
  await app.close();
  return statusCode;
}

/** Answer as a page reads it, checked against the contract. */
async function ask(input: CallInput<'pay.net'>): Promise<NetPayAnswer> {
  const app = mountHandlers(payHandlers(), silent);
  const client = createApiClient({
    transport: async ({ path, query = {} }) => {
      const { statusCode, body } = await app.inject({ url: path, query: { ...query } });
      return { status: statusCode, data: JSON.parse(body) as unknown };
    },
  });
  try {
    return await client.call('pay.net', input);
  } finally {
    await app.close();
  }
}

test('without an amount it returns the years that have tables', async () => {
  const { periods, calculation } = await ask({});
  assert.equal(calculation, null);
  assert.deepEqual(periods[0], { id: '2026', year: 2026, fromMonth: 2, toMonth: 12 });
  assert.deepEqual(periods.at(-1), { id: '2008', year: 2008, fromMonth: 1, toMonth: 12 });
});

test('gross to net with every step', async () => {
  const { calculation } = await ask({ amount: 12_000, given: 'gross', period: '2025', zone: 'general' });
  const [result] = calculation?.results ?? [];
  assert.equal(result?.net, 10_658.15);
  assert.equal(result?.tax.fixed, 893.63);
  assert.equal(result?.quotas?.lines.length, 5);
  assert.equal(calculation?.minimum?.daily, 278.8);
  // 10,658.15 / 208 hours; 10,658.15 / 8,475.52.
  assert.equal(result?.perHour, 51.24);
  assert.equal(result?.timesMinimum, 1.3);
});

test('net to gross', async () => {
  const { calculation } = await ask({ amount: 10_658.15, given: 'net', period: '2025' });
  assert.equal(calculation?.isExact, true);
  assert.equal(calculation?.results[0]?.gross, 12_000);
});

test('a zone that did not exist yet counts as the general one', async () => {
  const { calculation } = await ask({ amount: 6_000, period: '2018', zone: 'frontier' });
  assert.equal(calculation?.zone, 'general');
  assert.equal(calculation?.minimum?.hasZones, false);
});

test('what cannot be reckoned with is refused', async () => {
  for (const query of [
    'amount=abc',
    'amount=-5',
    'amount=0',
    'amount=10000001',
    'amount=1.234',
    'amount=1e9',
    'amount=100&given=both',
    'amount=100&zone=moon',
  ]) {
    assert.equal(await getStatus(query), 400, query);
  }
});

test('a year without tables is not reckoned by another', async () => {
  assert.equal(await getStatus('amount=100&period=2027'), 404);
  assert.equal(await getStatus('period=2007'), 404);
  await assert.rejects(ask({ amount: 100, period: '2027' }), { code: 'PAY-01' });
});
