/** What was counted and found in the trial of a release, from one look to the next. */
import { z } from 'zod';
import { likelihoodRatio, MEASURES, NO_EVIDENCE, weigh, type Tally } from './sequential-test.ts';

export type Measure = (typeof MEASURES)[number];

/** Tallies of the release and of the one beside it. */
export type Sides = { canary: Tally; live: Tally };

const tally = z.object({ all: z.number(), bad: z.number() });
const sides = z.object({ canary: tally, live: tally });
const schema = z.object({
  measures: z.partialRecord(
    z.enum(MEASURES),
    z.object({
      /** When the trial began. */
      first: sides,
      /** What the evidence is of. */
      last: sides,
      evidence: z.array(z.number()),
    }),
  ),
});

export type TrialState = z.infer<typeof schema>;
type MeasureState = NonNullable<TrialState['measures'][Measure]>;

/** A state as it was kept; an empty one where it cannot be read. */
export const readState = (kept: unknown): TrialState => schema.safeParse(kept).data ?? { measures: {} };

const minus = (now: Tally, before: Tally): Tally => ({
  all: now.all - before.all,
  bad: now.bad - before.bad,
});

/**
 * A state after a further look.
 * @param totals of all time: the first look only remembers them, since a version may have been seen before its trial.
 */
export function look(state: TrialState, totals: Readonly<Record<Measure, Sides>>): TrialState {
  const measures = Object.fromEntries(
    MEASURES.map((measure): [Measure, MeasureState] => {
      const now = totals[measure];
      const known = state.measures[measure];
      if (!known) return [measure, { first: now, last: now, evidence: [...NO_EVIDENCE] }];
      const canary = minus(now.canary, known.last.canary);
      const live = minus(now.live, known.last.live);
      // Until both have had pages, who failed says nothing: these are weighed with the next ones.
      if (canary.all <= 0 || live.all <= 0) return [measure, known];
      return [measure, { ...known, last: now, evidence: [...weigh(known.evidence, canary, live)] }];
    }),
  );
  return { measures };
}

/** What a trial has seen of a measure since it began. */
export function readSeen(state: TrialState, measure: Measure): Sides | null {
  const known = state.measures[measure];
  return known
    ? { canary: minus(known.last.canary, known.first.canary), live: minus(known.last.live, known.first.live) }
    : null;
}

/** The measure whose evidence is strongest, with its likelihood ratio. */
export function strongest(state: TrialState): { measure: Measure; ratio: number } {
  return MEASURES.map((measure) => ({
    measure,
    ratio: likelihoodRatio(state.measures[measure]?.evidence ?? NO_EVIDENCE),
  })).reduce((one, other) => (other.ratio > one.ratio ? other : one));
}
