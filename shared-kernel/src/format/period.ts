const MONTH = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'marzo de 2019' of `2019-03`; what is no month stays as it is. */
function monthInWords(month: string): string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? MONTH.format(new Date(`${month}-01T00:00:00Z`)) : month;
}

/** From when to when; one side alone says which of the two it is. */
function periodInWords(start: string, end: string): string {
  if (start && end) return `${start} a ${end}`;
  return start ? `desde ${start}` : end && `hasta ${end}`;
}

/**
 * Period of a job, or what of it is said.
 * @param job months as `YYYY-MM`.
 * @example formatJobPeriod({ startdate: '2019-03', enddate: '', iscurrent: true }) // 'marzo de 2019 a la fecha'
 */
export function formatJobPeriod(job: { startdate: string; enddate: string; iscurrent: boolean }): string {
  const start = monthInWords(job.startdate);
  if (job.iscurrent) return start ? `${start} a la fecha` : 'a la fecha';
  return periodInWords(start, monthInWords(job.enddate));
}

/**
 * Period of studies, or what of it is said.
 * @example formatStudyPeriod({ startyear: '2012', endyear: '2016' }) // '2012 a 2016'
 */
export function formatStudyPeriod({ startyear, endyear }: { startyear: string; endyear: string }): string {
  return startyear && startyear === endyear ? startyear : periodInWords(startyear, endyear);
}
