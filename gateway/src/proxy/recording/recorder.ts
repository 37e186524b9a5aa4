import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { UpstreamAnswer, UpstreamCall, UpstreamCaller } from '../upstreams.ts';
import { isAboutPeople } from './fields.ts';
import { Masker } from './masker.ts';
import { maskedAddress, recordedCall } from './recorded-call.ts';
import { RECORDING_HEAD, type RecordingEntry } from './recording-file.ts';

/** Replacement of pictures of people: one transparent dot. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Passes calls on and writes every answer into a file, with personal data masked. */
export class Recorder implements UpstreamCaller {
  readonly #upstreams: UpstreamCaller;
  readonly #file: string;
  readonly #masker = new Masker();

  /** @param file is overwritten. */
  constructor(upstreams: UpstreamCaller, file: string) {
    this.#upstreams = upstreams;
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    // Readable by the owner only while it is being written.
    writeFileSync(file, `${JSON.stringify({ ...RECORDING_HEAD, recordedAt: new Date().toISOString() })}\n`, {
      mode: 0o600,
    });
  }

  /** See `Upstreams.call`. A call without an answer is not recorded. */
  async call(call: UpstreamCall): Promise<UpstreamAnswer> {
    // A recording has whole answers.
    const headers = { ...call.headers, accept: 'application/json' };
    const answer = await this.#upstreams.call({ ...call, headers });
    const entry: RecordingEntry = {
      call: recordedCall(call, this.#masker),
      answer: this.#maskedAnswer(call, answer),
    };
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
    return answer;
  }

  /** Ends the recording: values that became known as personal later are masked in earlier lines, too. */
  async close(): Promise<void> {
    const [head = '', ...lines] = readFileSync(this.#file, 'utf8').split('\n');
    writeFileSync(this.#file, [head, ...lines.map((line) => this.#again(line))].join('\n'));
    await this.#upstreams.close();
  }

  #again(line: string): string {
    if (line === '') return line;
    const { call, answer } = JSON.parse(line) as RecordingEntry;
    const { upstream } = call;
    const body = call.body === undefined ? {} : { body: this.#masker.again(call.body, upstream) };
    const entry = {
      call: { ...call, path: maskedAddress(call.path, upstream, this.#masker), ...body },
      answer: {
        ...answer,
        ...(answer.json === undefined ? {} : { json: this.#masker.again(answer.json, upstream) }),
        ...(answer.text === undefined ? {} : { text: this.#masker.again(answer.text, upstream) }),
      },
    };
    return JSON.stringify(entry);
  }

  #maskedAnswer(
    { upstream, path }: UpstreamCall,
    { status, type, body, retryAfter }: UpstreamAnswer,
  ): RecordingEntry['answer'] {
    const common = { status, type, retryAfter };
    if (type.includes('json')) {
      try {
        return { ...common, json: this.#masker.json(JSON.parse(body.toString('utf8') || '{}'), upstream) };
      } catch {
        return { ...common, text: this.#masker.text(body.toString('utf8')) };
      }
    }
    if (type.startsWith('text/')) return { ...common, text: this.#masker.text(body.toString('utf8')) };
    const ofPeople = isAboutPeople(upstream) && !path.startsWith('/api/images/logos/');
    if (!ofPeople) return { ...common, bytes: body.toString('base64') };
    return type.startsWith('image/')
      ? { ...common, type: 'image/png', bytes: DOT }
      : { ...common, bytes: '' };
  }
}
