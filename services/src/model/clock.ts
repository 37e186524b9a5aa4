import type { Queryable } from '@chamba/database';

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Without daylight saving every day has 24 hours. */
export const DAY_MS = 24 * HOUR_MS;
const DAY_MINUTES = 1_440;

/** Mexico City is six hours behind UTC all year since daylight saving ended in 2022. */
const OFFSET_MINUTES = 360;

/** Day number (days since 1970-01-01) of an instant on the calendar of Mexico City. */
export function localDay(instant: Date): number {
  return Math.floor((instant.getTime() / MINUTE_MS - OFFSET_MINUTES) / DAY_MINUTES);
}

/** Minutes since 1970 of an instant. */
export const toMinutes = (instant: Date): number => Math.floor(instant.getTime() / MINUTE_MS);

/** First instant of 2020, in ms. */
export const START_OF_2020_MS = 1_577_836_800_000;

/** Seconds since 2020 began, which a signed number of 32 bits holds until 2088. */
export const toSeconds = (instant: Date): number =>
  Math.floor((instant.getTime() - START_OF_2020_MS) / 1_000);

/**
 * The calendar of the sample. Sample offers are stored as of the day they were imported; what is shown is moved by the
 * days since, so that the newest is always of today without rewriting a row. What searches sort and count by is moved
 * too where there are other offers beside the sample: it is as of `indexDay`.
 */
export class SampleClock {
  readonly #anchorDay: number;
  readonly #now: () => Date;

  /** The day on which the newest vacancy of the sample stands in searches. */
  indexDay: number;

  constructor(anchorDay: number, now: () => Date = () => new Date(), indexDay: number = anchorDay) {
    this.#anchorDay = anchorDay;
    this.#now = now;
    this.indexDay = indexDay;
  }

  /** The day on which the newest vacancy of the sample stands as stored. */
  get anchorDay(): number {
    return this.#anchorDay;
  }

  /** Today on the calendar of Mexico City. */
  get today(): number {
    return localDay(this.#now());
  }

  /** Days that stored dates are moved by. */
  get shiftDays(): number {
    return Math.max(0, localDay(this.#now()) - this.#anchorDay);
  }

  /** Today as searches count days. */
  get storedToday(): number {
    return Math.min(this.today, this.indexDay);
  }

  get now(): Date {
    return this.#now();
  }

  /** A stored publication date as it is shown, to the minute; never in the future. */
  shown(stored: Date): Date {
    const moved = toMinutes(stored) + this.shiftDays * DAY_MINUTES;
    return new Date(Math.min(moved, toMinutes(this.#now())) * MINUTE_MS);
  }
}

/** Reads the calendar that the import wrote; without an import it starts today. */
export async function readSampleClock(
  db: Queryable,
  now: () => Date = () => new Date(),
): Promise<SampleClock> {
  const { rows } = await db.query<{ key: string; value: number }>(
    "select key, value from setting where key in ('sample_anchor_day', 'sample_index_day')",
  );
  const days = new Map(rows.map(({ key, value }) => [key, value]));
  const anchorDay = days.get('sample_anchor_day') ?? localDay(now());
  return new SampleClock(anchorDay, now, days.get('sample_index_day') ?? anchorDay);
}

/** The instant, to the minute, at which a source's local clock showed this time, given as if it were UTC. */
export const fromLocalClock = (local: Date): Date =>
  new Date((toMinutes(local) + OFFSET_MINUTES) * MINUTE_MS);
