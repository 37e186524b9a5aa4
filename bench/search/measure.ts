import { percentiles } from '../support/report.ts';
import { MIX } from './mix.ts';
import type { Line } from './mix.ts';

/** Answers one search. @returns the number of offers found. */
export type Searcher = (params: Readonly<Record<string, string>>) => Promise<number>;

type Percentiles = ReturnType<typeof percentiles>;

/** What one kind of search took, in ms. */
export type LineFigures = {
  line: string;
  /** Offers found, on average over the variants. */
  offers: number;
  /** The slowest first search of a variant since the start. */
  cold: number;
  one: Percentiles;
  /** With four clients that ask one search after the other without a pause; null when not asked for. */
  four: Percentiles | null;
};

/** What a whole mix took. `cold` and `one` are together in `all`. */
export type MixFigures = {
  lines: LineFigures[];
  all: Percentiles;
  four: Percentiles | null;
  perSecond: number;
};

const CLIENTS = 4;

/** The lines that are measured: `BENCH_LINES` takes those whose name begins so, for a look at one kind of search. */
const chosen = process.env['BENCH_LINES'] || '';
export const isWholeMix = chosen === '';
const LINES = MIX.filter(({ name }) => name.startsWith(chosen));

async function timed(search: Searcher, params: Readonly<Record<string, string>>): Promise<[number, number]> {
  const start = performance.now();
  const offers = await search(params);
  return [performance.now() - start, offers];
}

const variant = (line: Line, round: number): Readonly<Record<string, string>> =>
  line.each[round % line.each.length] ?? {};

/**
 * Runs the mix line by line: first every variant once, which is cold, then as many rounds as asked for by one client,
 * then as many by four at once.
 * @param options.rounds searches of each line for one client, and for four together.
 */
export async function measureMix(
  search: Searcher,
  options: { rounds: number; withFour: boolean; onLine?: (name: string) => void },
): Promise<MixFigures> {
  const lines: LineFigures[] = [];
  const all: number[] = [];
  const ofFour: number[] = [];
  let busyMs = 0;
  for (const line of LINES) {
    options.onLine?.(line.name);
    const cold: number[] = [];
    let offers = 0;
    for (const params of line.each) {
      const [elapsed, found] = await timed(search, params);
      cold.push(elapsed);
      offers += found;
    }
    const times: number[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      times.push((await timed(search, variant(line, round)))[0]);
    }
    const four: number[] = [];
    if (options.withFour) {
      const start = performance.now();
      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, client) => {
          for (let round = client; round < options.rounds; round += CLIENTS) {
            four.push((await timed(search, variant(line, round)))[0]);
          }
        }),
      );
      busyMs += performance.now() - start;
    }
    all.push(...cold, ...times);
    ofFour.push(...four);
    lines.push({
      line: line.name,
      offers: Math.round(offers / line.each.length),
      cold: Math.round(Math.max(...cold) * 10) / 10,
      one: percentiles(times),
      four: options.withFour ? percentiles(four) : null,
    });
  }
  return {
    lines,
    all: percentiles(all),
    four: options.withFour ? percentiles(ofFour) : null,
    perSecond: busyMs > 0 ? Math.round((ofFour.length / busyMs) * 1_000) : 0,
  };
}

/** The figures as rows of a table, with the whole mix last. */
export function buildRows(figures: MixFigures): Record<string, string | number>[] {
  const rows = figures.lines.map(({ line, offers, cold, one, four }) => ({
    search: line,
    offers,
    cold,
    ...one,
    'four: p50': four?.p50 ?? '',
    'four: p95': four?.p95 ?? '',
    'four: p99': four?.p99 ?? '',
  }));
  return [
    ...rows,
    {
      search: 'whole mix',
      offers: '',
      cold: Math.max(...figures.lines.map(({ cold }) => cold)),
      ...figures.all,
      'four: p50': figures.four?.p50 ?? '',
      'four: p95': figures.four?.p95 ?? '',
      'four: p99': figures.four?.p99 ?? '',
    },
  ];
}
