import { SHORT_MONTHS } from '@chamba/kernel/format';

type Span = { startdate: string; enddate: string; iscurrent: boolean };

/** Months since year 0 of a `YYYY-MM`; null for anything else. */
function monthNumber(date: string): number | null {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(date);
  return match ? Number(match[1]) * 12 + Number(match[2]) - 1 : null;
}

const monthText = (month: number): string => `${SHORT_MONTHS[month % 12]} ${Math.floor(month / 12)}`;

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

function lengthText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 ? count(years, 'año', 'años') : '', rest > 0 ? count(rest, 'mes', 'meses') : '']
    .filter(Boolean)
    .join(' ');
}

/**
 * When and how long a job lasted, `Mar 2023 – actual · 3 años 9 meses`; first and last month count. Parts that are
 * unknown are left out.
 * @param now epoch ms that a job in progress lasts until.
 */
export function jobPeriod({ startdate, enddate, iscurrent }: Span, now: number): string {
  const start = monthNumber(startdate);
  const today = new Date(now).toISOString().slice(0, 7);
  const end = monthNumber(iscurrent ? today : enddate);
  const endText = iscurrent ? 'actual' : end === null ? '' : monthText(end);
  const range = [start === null ? '' : monthText(start), endText].filter(Boolean).join(' – ');
  const length = start !== null && end !== null && end >= start ? lengthText(end - start + 1) : '';
  const text = [range, length].filter(Boolean).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Years of a study, `2015 – 2018`; parts that are unknown are left out. */
export function studyPeriod({ startyear, endyear }: { startyear: string; endyear: string }): string {
  return [startyear, endyear].filter(Boolean).join(' – ');
}
