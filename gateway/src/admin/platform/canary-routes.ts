/** Trials of releases in the canary, for the operator and the teams. */
import type { Registry } from '@chamba/platform-store';
import type { FastifyInstance } from 'fastify';
import { MEASURES } from '../../canary/sequential-test.ts';
import { readState, readSeen, strongest } from '../../canary/trial-state.ts';

/**
 * Mounts `GET /admin/canary`. Its answer: `{trials: [{unit, version, against, who, startedAt, endsAt, ratio, seen:
 * {<pages|LCP|INP|CLS>: {canary: {all, bad}, live: {all, bad}}}}]}`. `ratio` is how many times better what was seen is
 * explained by a release that fails more often.
 */
export function mountCanary(scope: FastifyInstance, { registry }: { registry: Registry }): void {
  scope.get('/admin/canary', async () => {
    const trials = await registry.trials.list();
    return {
      trials: trials.map(({ state: kept, unit, version, against, who, startedAt, endsAt }) => {
        const state = readState(kept);
        const seen = MEASURES.flatMap((measure) => {
          const sides = readSeen(state, measure);
          return sides ? [[measure, sides] as const] : [];
        });
        return {
          unit,
          version,
          against,
          who,
          startedAt,
          endsAt,
          ratio: strongest(state).ratio,
          seen: Object.fromEntries(seen),
        };
      }),
    };
  });
}
