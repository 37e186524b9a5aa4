import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayInMexico, readDate } from './dates.ts';

/** A date in short: the day in Mexico City where only that was said, else the instant, or 'none'. */
const readBack = (text: string): string => {
  const date = readDate(text);
  return !date ? 'none' : date.isDay ? dayInMexico(date.at) : date.at.toISOString();
};

test('days are read in every order and both languages', () => {
  for (const text of [
    '2026-11-20',
    '2026/11/20',
    '2026.11.20',
    '20261120',
    '20/11/2026',
    '20-11-2026',
    '20.11.2026',
    '20 / 11 / 2026',
    '20/11/26',
    '11/20/2026',
    'Nov 20, 2026',
    'NOV 20 2026',
    'November 20th, 2026',
    'Friday, November 20, 2026',
    '20 Nov 2026',
    '20-Nov-2026',
    '20/nov/2026',
    '20 nov. 2026',
    '20 de noviembre de 2026',
    '20 de Noviembre del 2026',
    'viernes 20 de noviembre de 2026',
    'Viernes, 20 de noviembre, 2026',
    'vie. 20 nov 2026',
    'noviembre 20, 2026',
    'Fri, 20 Nov 2026',
    '2026-Nov-20',
    '  20 de noviembre de 2026 ',
    '20 noviembre 2026',
    '2026 11 20',
    '20-11-26',
    '\u200e20/\u200e11/\u200e2026',
    '２０２６－１１－２０',
    'Publicado el 20 de noviembre de 2026',
    'Vigencia: 20/11/2026',
  ])
    assert.equal(readBack(text), '2026-11-20', text);
  assert.equal(readBack('1º de septiembre de 2026'), '2026-09-01');
  assert.equal(readBack('3 setiembre 2026'), '2026-09-03');
  assert.equal(readBack('Martes 3 de marzo de 2026'), '2026-03-03');
  assert.equal(readBack('5 mar 2026'), '2026-03-05');
  assert.equal(readBack('11/12/2026'), '2026-12-11');
  assert.equal(readBack('29 de febrero de 2028'), '2028-02-29');
});

test('times count in their zone, and in that of Mexico City without one', () => {
  for (const [text, at] of Object.entries({
    '2026-11-20T10:00:00-06:00': '2026-11-20T16:00:00.000Z',
    '2026-11-20T10:00:00Z': '2026-11-20T10:00:00.000Z',
    '2026-11-20T10:00:00.123Z': '2026-11-20T10:00:00.000Z',
    '2026-11-20T10:00:00.1234567+00:00': '2026-11-20T10:00:00.000Z',
    '2026-11-20 10:00:00 UTC': '2026-11-20T10:00:00.000Z',
    '2026-11-20 10:00:00 -0600': '2026-11-20T16:00:00.000Z',
    '2026-11-20T10:00:00+0000': '2026-11-20T10:00:00.000Z',
    '2026-11-20T10:00:00': '2026-11-20T16:00:00.000Z',
    '2026-11-20 10:00': '2026-11-20T16:00:00.000Z',
    '2026/11/20 10:00': '2026-11-20T16:00:00.000Z',
    '20/11/2026 10:00': '2026-11-20T16:00:00.000Z',
    '20/11/2026 10:00 a.m.': '2026-11-20T16:00:00.000Z',
    '20/11/2026, 4:00 p. m.': '2026-11-20T22:00:00.000Z',
    '20-11-2026 10:00 hrs': '2026-11-20T16:00:00.000Z',
    '20 de noviembre de 2026 a las 10:00': '2026-11-20T16:00:00.000Z',
    'Nov 20, 2026 10:00 AM': '2026-11-20T16:00:00.000Z',
    'Nov 20, 2026 12:15 AM': '2026-11-20T06:15:00.000Z',
    'Fri, 20 Nov 2026 10:00:00 GMT': '2026-11-20T10:00:00.000Z',
    'Fri, 20 Nov 2026 10:00:00 -0600': '2026-11-20T16:00:00.000Z',
    'Fri Nov 20 2026 10:00:00 GMT-0600 (hora estándar central)': '2026-11-20T16:00:00.000Z',
    'Fri, 20 Nov 2026 10:00:00 CST': '2026-11-20T16:00:00.000Z',
    '2026-11-20T10:00-06:00[America/Mexico_City]': '2026-11-20T16:00:00.000Z',
    '1795190400': '2026-11-20T16:00:00.000Z',
    '1795190400000': '2026-11-20T16:00:00.000Z',
  }))
    assert.equal(readBack(text), at, text);
});

test('what is on no calendar is no date', () => {
  for (const text of [
    '',
    'pronto',
    '2026-02-31',
    '31/04/2026',
    '2026-13-01',
    '13/13/2026',
    '20 de brumario de 2026',
    '20 de n de 2026',
    'Nov 31, 2026',
    '2026-11',
    '2026',
    '20/11',
    '2026-11-20T25:00:00',
    '2026-11-20T10:61',
    '20/11/2026 y 21/11/2026',
    '123456',
    'del 20 al 25 de noviembre de 2026',
    'x'.repeat(1_000),
  ])
    assert.equal(readBack(text), 'none', text);
});
