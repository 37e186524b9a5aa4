import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minimumWageOn, findZone } from './minimum-wage.ts';
import { payOfOffer } from './offer-pay.ts';
import type { OfferPayFacts } from './offer-pay.ts';
import { TAX_DATA } from './tax-data.ts';

const GUADALAJARA = 14039;
const TIJUANA = 2004;

function offer(change: Partial<OfferPayFacts> = {}): OfferPayFacts {
  return {
    salaryfrom: 5_000,
    salaryto: 5_000,
    salarytime: 0,
    salarynet: true,
    hours_day: 8,
    days_week: 6,
    city: GUADALAJARA,
    source_date: new Date('2018-08-13T22:40:05Z'),
    ...change,
  };
}

test('a monthly net pay by the hour worked, beside the minimum of its own year', () => {
  // 8 × 6 = 48 hours a week, × 52 / 12 = 208 a month; 5,000 / 208 = 24.04.
  // Minimum of 2018: 88.36 × 30.4 = 2,686.14 a month, / 208 = 12.91 an hour; 5,000 / 2,686.14 = 1.9.
  assert.deepEqual(payOfOffer(offer()), {
    kind: 'net',
    monthly: { from: 5_000, to: 5_000 },
    hoursPerDay: 8,
    daysPerWeek: 6,
    hoursPerWeek: 48,
    hoursPerMonth: 208,
    perHour: { from: 24.04, to: 24.04 },
    minimum: {
      daily: 88.36,
      monthly: 2_686.14,
      perHour: 12.91,
      zone: 'general',
      from: '2017-12-01',
      hasZones: false,
      times: { from: 1.9, to: 1.9 },
    },
    sourcedate: '2018-08-13',
  });
});

test('a range stays a range, and one end alone is both', () => {
  const range = payOfOffer(offer({ salaryfrom: 4_160, salaryto: 8_320 }));
  assert.deepEqual(range?.perHour, { from: 20, to: 40 });
  assert.deepEqual(payOfOffer(offer({ salaryfrom: 0, salaryto: 4_160 }))?.monthly, {
    from: 4_160,
    to: 4_160,
  });
});

test('without hours nothing is reckoned by the hour', () => {
  const pay = payOfOffer(offer({ hours_day: null }));
  assert.equal(pay?.perHour, null);
  assert.equal(pay?.hoursPerMonth, null);
  assert.deepEqual(pay?.monthly, { from: 5_000, to: 5_000 });
});

test('without pay there is nothing', () => {
  assert.equal(payOfOffer(offer({ salaryfrom: 0, salaryto: 0 })), null);
});

test('pay of other periods is reckoned to the month', () => {
  // 600 a week × 52 / 12 = 2,600; 120,000 a year / 12 = 10,000; 50 an hour × 208 = 10,400.
  const monthly = (salarytime: number, amount: number, hours = 8) =>
    payOfOffer(offer({ salarytime, salaryfrom: amount, salaryto: amount, hours_day: hours || null }));
  assert.equal(monthly(2, 600)?.monthly?.from, 2_600);
  assert.equal(monthly(3, 120_000)?.monthly?.from, 10_000);
  assert.equal(monthly(1, 50)?.monthly?.from, 10_400);
  assert.equal(monthly(1, 50)?.perHour?.from, 50);
  const unknown = monthly(1, 50, 0);
  assert.equal(unknown?.monthly, null);
  assert.equal(unknown?.minimum?.times, null);
  assert.equal(unknown?.perHour?.from, 50);
});

test('gross and net are distinguished, and unknown is reported', () => {
  assert.equal(payOfOffer(offer({ salarynet: false }))?.kind, 'gross');
  assert.equal(payOfOffer(offer({ salarynet: null }))?.kind, null);
});

test('the northern border has a minimum of its own since 2019', () => {
  const tijuana = (source: string) =>
    payOfOffer(offer({ city: TIJUANA, source_date: new Date(source) }))?.minimum;
  assert.equal(tijuana('2018-08-13T12:00:00Z')?.daily, 88.36);
  assert.equal(tijuana('2018-08-13T12:00:00Z')?.zone, 'general');
  assert.equal(tijuana('2020-08-13T12:00:00Z')?.daily, 185.56);
  assert.equal(tijuana('2020-08-13T12:00:00Z')?.zone, 'frontier');
  const jalisco = payOfOffer(offer({ source_date: new Date('2020-08-13T12:00:00Z') }))?.minimum;
  assert.deepEqual([jalisco?.daily, jalisco?.zone, jalisco?.hasZones], [123.22, 'general', true]);
});

test('the day is that of Mexico, and a year without a figure has no minimum', () => {
  // Still 31 December 2018 in Mexico.
  const pay = payOfOffer(offer({ source_date: new Date('2019-01-01T05:00:00Z') }));
  assert.equal(pay?.sourcedate, '2018-12-31');
  assert.equal(pay?.minimum?.daily, 88.36);
  assert.equal(payOfOffer(offer({ source_date: new Date('2027-06-01T12:00:00Z') }))?.minimum, null);
});

test('the zone is the 43 municipalities of its decree and the two split off from them', () => {
  assert.equal(TAX_DATA.frontier.length, 45);
  assert.equal(new Set(TAX_DATA.frontier.map(({ key }) => key)).size, 45);
  assert.deepEqual(
    new Set(TAX_DATA.frontier.map(({ key }) => key.slice(0, 2))),
    new Set(['02', '05', '08', '19', '26', '28']),
  );
  assert.equal(findZone(TIJUANA), 'frontier');
  assert.equal(findZone(GUADALAJARA), 'general');
  assert.equal(findZone(0), 'general');
});

test('minimum wages follow each other without a gap', () => {
  const wages = TAX_DATA.minimumWages;
  for (const [place, wage] of wages.entries()) {
    const next = wages[place + 1];
    if (next) assert.equal(Date.parse(next.from) - Date.parse(wage.to), 86_400_000);
  }
  assert.equal(minimumWageOn('2017-11-30', 'general')?.daily, 80.04);
  assert.equal(minimumWageOn('2017-12-01', 'general')?.daily, 88.36);
});
