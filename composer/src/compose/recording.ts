/** Reads what the commands report of a recording. The gateway writes and reads the file itself. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Failure } from '../failure.ts';

const missesSchema = z.object({ misses: z.array(z.object({ call: z.string(), times: z.number() })) });

export type Miss = z.infer<typeof missesSchema>['misses'][number];

/**
 * Reads the summary of a recording before it is served.
 * @returns the number of its calls, and the e-mail addresses that log in in it.
 * @throws Failure if the file cannot be read or is not a recording.
 */
export async function startableReplay(file: string): Promise<{ calls: number; people: string[] }> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Failure(`${file} cannot be read`, { code: 'file', remedy: 'chamba record writes one.' });
  });
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
  if (!head.includes('"chamba-recording"'))
    throw new Failure(`${file} is no recording of chamba record`, { code: 'file' });
  const people = new Set(lines.join('\n').match(/persona-\d+@ejemplo\.invalid/g) ?? []);
  return { calls: lines.length, people: [...people].sort() };
}

/** Number of calls in a recording. */
export async function countCalls(file: string): Promise<number> {
  return (await startableReplay(file)).calls;
}

/** The calls that a replaying gateway could not answer. */
export async function readMisses(url: string): Promise<Miss[]> {
  const answer = await fetch(`${url}/platform/replay`);
  return missesSchema.parse(await answer.json()).misses;
}

const missLine = z.object({ msg: z.literal('not in the recording'), call: z.string() });

/** The missing call in a line of the gateway's log; null for other lines. */
export function missIn(line: string): string | null {
  if (!line.includes('not in the recording')) return null;
  try {
    return missLine.safeParse(JSON.parse(line)).data?.call ?? null;
  } catch {
    return null;
  }
}
