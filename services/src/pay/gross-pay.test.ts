import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grossPay } from './gross-pay.ts';
import { netPay } from './net-pay.ts';
import type { NetPay } from './net-pay.ts';
import { RULE_PERIODS, payRulesOn } from './pay-rules.ts';
import type { PayRules } from './pay-rules.ts';

const END = 2_000_000_000;

/** A repeatable sequence of numbers from 0 to 1. */
function* randoms(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Every set of rules there is. */
const ALL: Array<readonly [name: string, rules: PayRules]> = RULE_PERIODS.flatMap(({ id, date }) =>
  (['general', 'frontier'] as const).flatMap((zone) => {
    const rules = payRulesOn(date, zone);
    return rules ? [[`${id} ${zone}`, rules] as const] : [];
  }),
);

const rules2025 = payRulesOn('2025-12-31', 'general') as PayRules;

test('finds the gross pay of a net one to the cent', () => {
  // The net of 12,000 in 2025 is 10,658.15, see the golden cases of net pay.
  const { exact } = grossPay(1_065_815, rules2025, END);
  assert.deepEqual(
    exact.map(({ gross, net }) => [gross, net]),
    [[1_200_000, 1_065_815]],
  );
});

test('of neighbouring cents that leave the same net, the round amount is returned', () => {
  // In 2018 both 5,999.99 and 6,000.00 leave 5,738.78.
  const rules2018 = payRulesOn('2018-12-31', 'general') as PayRules;
  assert.equal(netPay(599_999, rules2018).net, 573_878);
  assert.deepEqual(
    grossPay(573_878, rules2018, END).exact.map(({ gross }) => gross),
    [600_000],
  );
});

test('where the subsidy ends several gross pays leave the same net', () => {
  const { exact } = grossPay(960_000, rules2025, END);
  assert.equal(exact.length, 2);
  assert.ok(exact.every(({ net }) => net === 960_000));
  assert.ok((exact[0]?.gross ?? 0) <= 1_017_100 && (exact[1]?.gross ?? 0) > 1_017_100);
});

test('a net that nothing leaves is answered by its neighbours', () => {
  // Under a minimum wage of 2025 tax and quotas are due, one minimum wage is whole: between them lies a gap.
  const { exact, nearest } = grossPay(810_000, rules2025, END);
  assert.deepEqual(exact, []);
  const [below, above] = nearest;
  assert.ok(below && above && below.net < 810_000 && above.net > 810_000);
});

test('a net above all is answered by the nearest below', () => {
  const { exact, nearest } = grossPay(END, rules2025, END);
  assert.deepEqual(exact, []);
  assert.deepEqual(
    nearest.map(({ gross }) => gross),
    [END],
  );
});

test('property: gross → net → gross comes back, in every year and zone', () => {
  const next = randoms(7);
  for (const [name, rules] of ALL) {
    for (let run = 0; run < 60; run += 1) {
      // Small pays as often as large ones.
      const gross = Math.round(10 ** (4 + 4 * next.next().value));
      const { net } = netPay(gross, rules);
      const { exact } = grossPay(net, rules, END);
      assert.ok(
        exact.some((pay) => Math.abs(pay.gross - gross) <= 20),
        `${name}: ${gross} gave ${net}, found ${exact.map((pay) => pay.gross).join()}`,
      );
      assert.ok(
        exact.every((pay) => pay.net === net),
        name,
      );
    }
  }
});

test('property: more gross is never less net while subsidy and exemption stay', () => {
  const next = randoms(11);
  const step = (pay: NetPay) =>
    `${pay.subsidy?.kind === 'table' || pay.subsidy?.amount ? pay.subsidy.amount : 0} ${pay.isExempt}`;
  /** Cents that the rounding of tax and five quotas may take. */
  const ROUNDING = 6;
  for (const [name, rules] of ALL) {
    for (let run = 0; run < 200; run += 1) {
      const gross = Math.round(10 ** (4 + 4 * next.next().value));
      const one = netPay(gross, rules);
      const other = netPay(gross + 1 + Math.round(next.next().value * 50_000), rules);
      if (step(one) === step(other)) {
        assert.ok(other.net >= one.net - ROUNDING, `${name}: ${one.gross} → ${other.gross}`);
      }
    }
  }
});

test('property: net is what is left of gross after the lines shown', () => {
  const next = randoms(13);
  for (const [name, rules] of ALL) {
    for (let run = 0; run < 50; run += 1) {
      const pay = netPay(Math.round(10 ** (4 + 4 * next.next().value)), rules);
      const quotas = pay.isExempt ? 0 : (pay.quotas?.total ?? 0);
      assert.equal(pay.net, pay.gross - pay.withheld + (pay.subsidy?.paid ?? 0) - quotas, name);
      assert.equal(
        pay.quotas?.total ?? 0,
        (pay.quotas?.quotas ?? []).reduce((sum, { amount }) => sum + amount, 0),
      );
      assert.ok(pay.withheld >= 0);
    }
  }
});
