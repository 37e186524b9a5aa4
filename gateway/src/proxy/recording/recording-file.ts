/** The file of a recording: a head line, then one line for every call with its answer. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export const RECORDING_HEAD = {
  kind: 'chamba-recording',
  schema: 1,
  note: 'Answers of one session. Personal data is masked.',
} as const;

const headSchema = z.object({
  kind: z.literal(RECORDING_HEAD.kind),
  schema: z.literal(RECORDING_HEAD.schema),
});

const entrySchema = z.object({
  call: z.object({
    upstream: z.string(),
    method: z.string(),
    path: z.string(),
    body: z.unknown().optional(),
    who: z.string(),
  }),
  answer: z.object({
    status: z.number().int(),
    type: z.string(),
    /** Parsed JSON. */
    json: z.unknown().optional(),
    /** Any other text. */
    text: z.string().optional(),
    /** Anything else, in base64. */
    bytes: z.string().optional(),
    retryAfter: z.string().nullable(),
  }),
});

export type RecordingEntry = z.infer<typeof entrySchema>;

/** An invalid recording; `message` names the fault. */
export class RecordingError extends Error {
  override name = 'RecordingError';
}

/** Reads a recording. @throws RecordingError if the file is missing, not a recording, or damaged. */
export async function readRecording(file: string): Promise<{ entries: RecordingEntry[]; text: string }> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new RecordingError(`${file} cannot be read`);
  });
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
  if (!headSchema.safeParse(parsed(head)).success)
    throw new RecordingError(`${file} is not a recording of chamba record`);
  const entries = lines.map((line, index) => {
    const entry = entrySchema.safeParse(parsed(line));
    if (!entry.success) throw new RecordingError(`${file}: line ${index + 2} is damaged`);
    return entry.data;
  });
  return { entries, text };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
