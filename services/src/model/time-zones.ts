/** Time zones of the states that are not in that of Mexico City, by code. */
export const ZONES: Readonly<Record<string, string>> = {
  'MX-BCN': 'America/Tijuana',
  'MX-BCS': 'America/Mazatlan',
  'MX-NAY': 'America/Mazatlan',
  'MX-ROO': 'America/Cancun',
  'MX-SIN': 'America/Mazatlan',
  'MX-SON': 'America/Hermosillo',
};

/** Time zone of all other states, and of who has not said where they live. */
export const CENTRE = 'America/Mexico_City';

/** Time of day at which the news of a day are sent, in the person's own time. */
const MORNING = "time '07:30'";

/**
 * The next time that clocks of a zone show a time of day, as SQL.
 * @param now expression of an instant. @param zone expression of a zone's name. @param time expression of a time of day.
 */
export const nextTime = (now: string, zone: string, time: string): string =>
  `(((${now} at time zone ${zone}) - ${time})::date + 1 + ${time}) at time zone ${zone}`;

/** The next morning in a time zone, as SQL. @param now expression of an instant. @param zone expression of a zone's name. */
export const nextMorning = (now: string, zone: string): string => nextTime(now, zone, MORNING);

/** Hours in which devices are left alone, as times of day (`22:00`) in the time zone of their person. May span midnight. */
export type QuietHours = { from: string; to: string };

/** Quiet hours of a site that says nothing about them. */
export const QUIET_HOURS: QuietHours = { from: '22:00', to: '07:30' };

/**
 * The end of the quiet hours that an instant is in, as SQL; null where it is in none.
 * @param now expression of an instant. @param zone expression of a zone's name.
 * @param hours expressions of the times of day at which they begin and end.
 */
export const endOfQuiet = (now: string, zone: string, { from, to }: QuietHours): string => {
  const time = `(${now} at time zone ${zone})::time`;
  return `case when case when ${from} <= ${to} then ${time} >= ${from} and ${time} < ${to}
      else ${time} >= ${from} or ${time} < ${to} end then ${nextTime(now, zone, to)} end`;
};
