import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysInWords, hasPossibleHours, hoursInWords, scheduleInWords, workDaysInWords } from './schedule.ts';

const week = [true, true, true, true, true, false, false];
const everyDay = week.map(() => true);
const never = week.map(() => false);

test('working time is written in words, impossible hours are left out', () => {
  assert.equal(
    scheduleInWords({ start: 900, end: 1800, hours: 9, days: week }),
    'Lunes a viernes, de 9:00 a 18:00',
  );
  assert.equal(scheduleInWords({ start: 800, end: 600, hours: 22, days: week }), 'Lunes a viernes');
  assert.equal(
    scheduleInWords({ start: 2400, end: 800, hours: 8, days: everyDay }),
    'Todos los días, de 0:00 a 8:00',
  );
});

test('days are written as a range, as all or one by one', () => {
  assert.equal(daysInWords([true, false, true, false, true, false, false]), 'Lunes, miércoles y viernes');
  assert.equal(daysInWords([false, false, false, false, false, true, true]), 'Sábado y domingo');
  assert.equal(daysInWords(never), '');
  assert.equal(workDaysInWords(week), 'de lunes a viernes');
  assert.equal(workDaysInWords(everyDay), 'todos los días');
  assert.equal(workDaysInWords([false, false, false, false, false, true, true]), 'los sábados y domingos');
  assert.equal(
    workDaysInWords([true, false, true, false, true, false, false]),
    'los lunes, miércoles y viernes',
  );
  assert.equal(workDaysInWords([false, false, false, false, false, false, true]), 'los domingos');
  assert.equal(workDaysInWords(never), '');
});

test('one day off in the middle of the week is written instead of the six others', () => {
  const without = (off: number): boolean[] => everyDay.map((_, day) => day !== off);
  assert.equal(daysInWords(without(1)), 'Todos los días menos martes');
  assert.equal(workDaysInWords(without(1)), 'todos los días menos los martes');
  assert.equal(workDaysInWords(without(5)), 'todos los días menos los sábados');
  assert.equal(daysInWords(without(0)), 'Martes a domingo');
  assert.equal(workDaysInWords(without(6)), 'de lunes a sábado');
});

test('hours that pass midnight say so', () => {
  assert.equal(
    hoursInWords({ start: 2200, end: 600, hours: 8, days: week }),
    'de 22:00 a 6:00 del día siguiente',
  );
  assert.equal(hoursInWords({ start: 1600, end: 2400, hours: 8, days: week }), 'de 16:00 a 0:00');
  assert.equal(hoursInWords({ start: 2400, end: 800, hours: 8, days: week }), 'de 0:00 a 8:00');
});

test('less than two hours a day, more than sixteen, or none at all cannot be', () => {
  const hours = (start: number, end: number, count: number): boolean =>
    hasPossibleHours({ start, end, hours: count, days: week });
  assert.equal(hours(900, 1000, 1), false);
  assert.equal(hours(800, 100, 17), false);
  assert.equal(hours(800, 800, 24), false);
  assert.equal(hours(800, 2400, 16), true);
});
