import { HOST_UNIT } from '../../types.ts';
import type { JsonSchema } from '../contract/schema.ts';
import type { Release } from '../schema.ts';
import { breaking, type Finding } from './finding.ts';
import { shortfalls } from './satisfies.ts';
import { saying } from './words.ts';

/** Shared state that a unit reads: it has to exist, in the shape that is read. */
export function slicesUnfit(releases: readonly Release[]): Finding[] {
  const host = releases.find(({ name }) => name === HOST_UNIT);
  // Without the shell's contract the state of the page is unknown.
  if (!host?.contract) return [];
  const provided = new Map<string, { unit: string; schema: JsonSchema }>();
  const findings: Finding[] = [];
  for (const { name: unit, contract } of releases) {
    for (const [slice, schema] of Object.entries(contract?.slices.provides ?? {})) {
      const other = provided.get(slice);
      if (other) {
        findings.push(
          breaking(
            'slice-taken',
            unit,
            slice,
            `slice ${slice} is kept by ${other.unit} and ${unit}`,
            `Call the slice of ${unit} otherwise, e.g. with the unit's name before it.`,
          ),
        );
      } else provided.set(slice, { unit, schema });
    }
  }
  for (const { name: reader, contract } of releases) {
    for (const [slice, needed] of Object.entries(contract?.slices.reads ?? {})) {
      findings.push(...unfit(reader, slice, needed, provided.get(slice)));
    }
  }
  return merged(findings);
}

function unfit(
  reader: string,
  slice: string,
  needed: JsonSchema,
  provider: { unit: string; schema: JsonSchema } | undefined,
): Finding[] {
  if (!provider) {
    return [
      breaking(
        'slice-missing',
        HOST_UNIT,
        slice,
        `${reader} reads the slice ${slice}, which no unit keeps`,
        `Keep the slice ${slice} until no live unit reads it.`,
      ),
    ];
  }
  return shortfalls(provider.schema, needed).map((shortfall) =>
    breaking(
      'slice-shape',
      provider.unit,
      shortfall.at === '' ? slice : `${slice}.${shortfall.at}`,
      saying(shortfall, `${reader}, which reads the slice ${slice},`, provider.unit),
      `Keep the field in ${provider.unit} while live units read it; a new shape may stand beside it. If ${reader} is ahead, ${provider.unit} has to be released first.`,
    ),
  );
}

/** One finding for all readers of a field: they were built with the same kernel and say the same. */
function merged(findings: readonly Finding[]): Finding[] {
  const byPlace = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.unit} ${finding.subject}`;
    if (!byPlace.has(key)) byPlace.set(key, finding);
  }
  return [...byPlace.values()];
}
