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
const MORNING = '07:30';

/** The next morning in a time zone, as SQL. @param now expression of an instant. @param zone expression of a zone's name. */
export const nextMorning = (now: string, zone: string): string =>
  `(((${now} at time zone ${zone}) - time '${MORNING}')::date + 1 + time '${MORNING}') at time zone ${zone}`;
