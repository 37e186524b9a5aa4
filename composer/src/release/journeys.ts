import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JOURNEYS_FILE, journeysFileSchema, type Journey } from '@chamba/kernel/journeys';
import type { Configuration } from 'webpack';
import { z } from 'zod';
import {
  JOURNEYS_BUNDLE,
  journeysConfiguration,
  journeySources,
  type Mode,
  type Unit,
} from '../webpack/index.ts';
import { evaluateBundle, EvaluationError } from './evaluate.ts';

/**
 * Writes the journeys of a unit into its release, as data.
 * @param folder of the release under construction.
 * @param compile runs a build.
 * @throws EvaluationError if a source exports no journey, or breaks the limits of the format.
 */
export async function writeJourneys(
  unit: Unit,
  folder: string,
  mode: Mode,
  compile: (configuration: Configuration) => Promise<unknown>,
): Promise<void> {
  const sources = journeySources(unit);
  if (sources.length === 0) return;
  await compile(journeysConfiguration(unit, sources, folder, mode));
  const bundle = path.join(folder, JOURNEYS_BUNDLE);
  const { default: exported } = await evaluateBundle(unit, bundle, 'site');
  rmSync(bundle);
  const file = { journeys: parseJourneys(unit, sources, exported) };
  writeFileSync(path.join(folder, JOURNEYS_FILE), `${JSON.stringify(file, null, 2)}\n`);
}

function parseJourneys(unit: Unit, sources: readonly string[], exported: unknown): Journey[] {
  const list = Array.isArray(exported) ? exported : [];
  const missing = sources.findIndex((_, index) => list[index] === undefined);
  if (missing !== -1)
    throw new EvaluationError(`${unit.name}: ${sources[missing]} must export journey(…) by default`);
  // Through JSON: objects of another realm are no plain objects to a schema.
  const parsed = journeysFileSchema.safeParse({ journeys: JSON.parse(JSON.stringify(list)) as unknown });
  if (parsed.success) return parsed.data.journeys;
  const faults = parsed.error.issues.map(({ path: [, index, ...rest], message }) =>
    typeof index === 'number' ? `${sources[index]}: ${z.core.toDotPath(rest)}: ${message}` : message,
  );
  throw new EvaluationError(`${unit.name}: its journeys are invalid\n  ${faults.join('\n  ')}`);
}
