import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents, toPesos } from './cents.ts';
import { netPay } from './net-pay.ts';
import { RULE_PERIODS, payRulesOn } from './pay-rules.ts';
import type { PayRules } from './pay-rules.ts';
import type { WageZone } from './minimum-wage.ts';

/** Rules of a period by its id. */
export function getRules(id: string, zone: WageZone = 'general'): PayRules {
  const period = RULE_PERIODS.find((item) => item.id === id);
  const rules = period && payRulesOn(period.date, zone);
  assert.ok(rules, `no rules for ${id}`);
  return rules;
}

type Golden = { tax: number; subsidy: number; paid: number; quotas: number | null; net: number };

function check(id: string, gross: number, expected: Golden, zone?: WageZone): void {
  const pay = netPay(toCents(gross), getRules(id, zone));
  assert.deepEqual(
    {
      tax: toPesos(pay.tax.total),
      subsidy: toPesos(pay.subsidy?.applied ?? 0),
      paid: toPesos(pay.subsidy?.paid ?? 0),
      quotas: pay.quotas && toPesos(pay.quotas.total),
      net: toPesos(pay.net),
    },
    expected,
  );
}

test('2026, 12,000 gross: above the subsidy of the year', () => {
  // Tax: 420.95 + 10.88 % × (12,000 − 7,168.52) = 420.95 + 525.67. Base: 12,591.60; three UMA: 3 × 117.31 × 30 = 10,557.90.
  // Quotas: 0.40 % × 2,033.70 = 8.13; 31.48; 47.22; 78.70; 141.66 → 307.19.
  check('2026', 12_000, { tax: 946.62, subsidy: 0, paid: 0, quotas: 307.19, net: 10_746.19 });
});

test('2026, 10,000 gross: the subsidy is 15.02 % of the monthly UMA', () => {
  // Tax: 420.95 + 10.88 % × 2,831.48 = 729.02. Subsidy: 15.02 % × 3,566.22 = 535.65; withheld 193.37.
  // Quotas of 10,493.00, under three UMA: 26.23 + 39.35 + 65.58 + 118.05 = 249.21.
  check('2026', 10_000, { tax: 729.02, subsidy: 535.65, paid: 0, quotas: 249.21, net: 9_557.42 });
});

test('January 2026, 10,000 gross: 15.59 % of the UMA of 2025, three of which the base exceeds', () => {
  // Subsidy: 15.59 % × 3,439.46 = 536.21; withheld 192.81. Quotas: 0.40 % × (10,493.00 − 10,182.60) = 1.24 more.
  check('2026-01', 10_000, { tax: 729.02, subsidy: 536.21, paid: 0, quotas: 250.45, net: 9_556.74 });
});

test('2025, 12,000 gross: fourth row, pay above the subsidy, excess over three UMA', () => {
  // Tax: 893.63 + 16 % × (12,000 − 11,128.02) = 893.63 + 139.52 = 1,033.15. No subsidy above 10,171.
  // Base: 12,000 × 1.0493 = 12,591.60; three UMA: 3 × 113.14 × 30 = 10,182.60, so 2,409.00 exceed them.
  // Quotas: 0.40 % × 2,409.00 = 9.64; 0.25 % = 31.48; 0.375 % = 47.22; 0.625 % = 78.70; 1.125 % = 141.66 → 308.70.
  check('2025', 12_000, { tax: 1_033.15, subsidy: 0, paid: 0, quotas: 308.7, net: 10_658.15 });
});

test('2025, 9,000 gross: the subsidy is 13.8 % of the monthly UMA', () => {
  // Tax: 371.83 + 10.88 % × (9,000 − 6,332.06) = 371.83 + 290.27 = 662.10.
  // Subsidy: 13.8 % × (113.14 × 30.4 = 3,439.46) = 474.65; withheld 187.45.
  // Quotas of 9,443.70: 23.61 + 35.41 + 59.02 + 106.24 = 224.28. Net: 9,000 − 187.45 − 224.28.
  check('2025', 9_000, { tax: 662.1, subsidy: 474.65, paid: 0, quotas: 224.28, net: 8_588.27 });
});

test('January 2025, 9,000 gross: 14.39 % of the UMA of 2024', () => {
  // Subsidy: 14.39 % × 3,300.53 = 474.95; withheld 662.10 − 474.95 = 187.15; the base is under three UMA of 2024.
  check('2025-01', 9_000, { tax: 662.1, subsidy: 474.95, paid: 0, quotas: 224.28, net: 8_588.57 });
});

test('the pay that ends the subsidy of 2025 still has it, one cent more has none', () => {
  // 10,171.00: tax 371.83 + 10.88 % × 3,838.94 = 789.51; less 474.65 = 314.86.
  assert.equal(netPay(1_017_100, getRules('2025')).withheld, 31_486);
  // 10,171.01: 371.83 + 10.88 % × 3,838.95 = 371.83 + 417.68 = 789.51, all of it.
  assert.equal(netPay(1_017_101, getRules('2025')).withheld, 78_951);
});

test('2024, 7,000 gross: a table until April, 11.82 % of the UMA since May', () => {
  // Tax: 371.83 + 10.88 % × 667.94 = 444.50. Quotas of 7,345.10: 18.36 + 27.54 + 45.91 + 82.63 = 174.44.
  // April: row 6,224.68 → 253.54; withheld 190.96.
  check('2024-04', 7_000, { tax: 444.5, subsidy: 253.54, paid: 0, quotas: 174.44, net: 6_634.6 });
  // December: 11.82 % × 3,300.53 = 390.12; withheld 54.38.
  check('2024', 7_000, { tax: 444.5, subsidy: 390.12, paid: 0, quotas: 174.44, net: 6_771.18 });
});

test('since May 2024 a subsidy larger than the tax is not paid out', () => {
  // 5,000: tax 14.32 + 6.4 % × 4,253.95 = 286.57, all of it covered by the subsidy.
  // Quotas of 5,246.50: 13.12 + 19.67 + 32.79 + 59.02 = 124.60.
  check('2024', 5_000, { tax: 286.57, subsidy: 286.57, paid: 0, quotas: 124.6, net: 4_875.4 });
});

test('2018, 6,000 gross: the table of 2018, subsidy by table', () => {
  // Tax: 288.33 + 10.88 % × (6,000 − 4,910.19) = 288.33 + 118.57 = 406.90; row 5,335.43 → 294.63.
  // Quotas of 6,000 × 1.0452 = 6,271.20 (under 3 × 80.60 × 30): 15.68 + 23.52 + 39.20 + 70.55 = 148.95.
  check('2018', 6_000, { tax: 406.9, subsidy: 294.63, paid: 0, quotas: 148.95, net: 5_738.78 });
});

test('2018, 3,000 gross: the subsidy exceeds the tax and the rest is paid out', () => {
  // Tax: 11.11 + 6.4 % × 2,421.47 = 166.08; subsidy 406.62, of which 240.54 are paid out.
  // Quotas of 3,135.60: 7.84 + 11.76 + 19.60 + 35.28 = 74.48. Net: 3,000 + 240.54 − 74.48.
  check('2018', 3_000, { tax: 166.08, subsidy: 166.08, paid: 240.54, quotas: 74.48, net: 3_166.06 });
});

test('2025, 400,000 gross: last row, contribution base at its cap', () => {
  // Tax: 117,912.32 + 35 % × (400,000 − 375,975.62) = 117,912.32 + 8,408.53 = 126,320.85.
  // Base: 25 × 113.14 × 30 = 84,855; 0.40 % × (84,855 − 10,182.60) = 298.69; 212.14 + 318.21 + 530.34 + 954.62.
  check('2025', 400_000, { tax: 126_320.85, subsidy: 0, paid: 0, quotas: 2_314, net: 271_365.15 });
});

test('years before the UMA leave social security out', () => {
  // 2013: 786.55 + 17.92 % × (10,000 − 8,601.51) = 786.55 + 250.61 = 1,037.16.
  check('2013', 10_000, { tax: 1_037.16, subsidy: 0, paid: 0, quotas: null, net: 8_962.84 });
  // 2009: 1,090.62 + 19.94 % × (15,000 − 10,298.36) = 1,090.62 + 937.51 = 2,028.13.
  check('2009', 15_000, { tax: 2_028.13, subsidy: 0, paid: 0, quotas: null, net: 12_971.87 });
});

test('each year has its own table', () => {
  const taxOf15000 = (id: string) => toPesos(netPay(1_500_000, getRules(id)).tax.total);
  // 2017 (as 2014): 1,090.61 + 21.36 % × 4,701.64 = 2,094.88; 2020 (as 2018): 1,271.87 + 21.36 % × 2,990.05 = 1,910.54;
  // 2022: 1,417.12 + 21.36 % × 1,618.52 = 1,762.84; 2023 (as 2025): 1,182.88 + 17.92 % × 2,064.17 = 1,552.78.
  assert.deepEqual(
    ['2017', '2018', '2020', '2022', '2023', '2025'].map(taxOf15000),
    [2_094.88, 1_910.54, 1_910.54, 1_762.84, 1_552.78, 1_552.78],
  );
});

test('a row begins at its lower limit to the cent', () => {
  const rules = getRules('2025');
  assert.equal(netPay(1_112_801, rules).tax.lower, 633_206);
  assert.equal(netPay(1_112_802, rules).tax.lower, 1_112_802);
  assert.equal(netPay(1_112_802, rules).tax.total, 89_363);
});

test('one minimum wage is kept whole, in the zone where it is the minimum', () => {
  // 278.80 × 30.4 = 8,475.52 in the general zone of 2025.
  const general = netPay(847_552, getRules('2025'));
  assert.equal(general.isExempt, true);
  assert.equal(general.net, 847_552);
  assert.equal(netPay(847_552, getRules('2025', 'frontier')).isExempt, false);
  // 419.88 × 30.4 = 12,764.35 at the northern border.
  const frontier = netPay(1_276_435, getRules('2025', 'frontier'));
  assert.equal(frontier.net, 1_276_435);
  // 31 days of it are 8,642.80; a cent more is more than a minimum wage.
  assert.equal(netPay(864_280, getRules('2025')).isExempt, true);
  assert.equal(netPay(864_281, getRules('2025')).isExempt, false);
});

test('no year is offered without tables, and the newest comes first', () => {
  const ids = RULE_PERIODS.map(({ id }) => id);
  assert.deepEqual(ids.slice(0, 5), ['2026', '2026-01', '2025', '2025-01', '2024']);
  assert.equal(ids.at(-1), '2008');
  assert.equal(payRulesOn('2027-01-01', 'general'), null);
  assert.equal(payRulesOn('2007-12-31', 'general'), null);
});

test('every table rises without a gap: its fixed quotas are the tax up to their row', () => {
  for (const { id } of RULE_PERIODS) {
    const rules = getRules(id);
    for (const [lower, fixed] of rules.table.rows.slice(1)) {
      const before = netPay(toCents(lower) - 1, rules).tax.total;
      // Rates are published with two decimals; until 2009 that comes to 42 cents where it matters most.
      assert.ok(Math.abs(before - toCents(fixed)) <= 50, `${id}: row ${lower}`);
    }
  }
});
