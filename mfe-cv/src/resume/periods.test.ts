import { jobPeriod, studyPeriod } from './periods.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  [{ startdate: '2023-03', enddate: '', iscurrent: true }, 'Mar 2023 – actual · 3 años 9 meses'],
  [{ startdate: '2020-08', enddate: '2023-02', iscurrent: false }, 'Ago 2020 – feb 2023 · 2 años 7 meses'],
  [{ startdate: '2022-01', enddate: '2022-12', iscurrent: false }, 'Ene 2022 – dic 2022 · 1 año'],
  [{ startdate: '2026-11', enddate: '', iscurrent: true }, 'Nov 2026 – actual · 1 mes'],
  [{ startdate: '', enddate: '2023-02', iscurrent: false }, 'Feb 2023'],
  [{ startdate: '2023-02', enddate: '2020-01', iscurrent: false }, 'Feb 2023 – ene 2020'],
  [{ startdate: '', enddate: '', iscurrent: false }, ''],
])('the period of %o', (job, text) => {
  expect(jobPeriod(job, now)).toBe(text);
});

test('years of a study', () => {
  expect(studyPeriod({ startyear: '2015', endyear: '2018' })).toBe('2015 – 2018');
  expect(studyPeriod({ startyear: '', endyear: '2018' })).toBe('2018');
});
