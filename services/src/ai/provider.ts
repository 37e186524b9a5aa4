/** A language model behind an address that speaks OpenAI's protocol of chat completions. */
import { read } from './read.ts';
import { readEvents } from './server-sent-events.ts';

/** Where the model is. */
export type AiOptions = {
  /** Address before `/chat/completions`, such as `https://api.openai.com/v1`. */
  url: string;
  model: string;
  /** Credential; missing sends none. */
  key?: string | undefined;
  /** Name of the recipient of their text that people read; the host of the address when missing. */
  name?: string | undefined;
  /** Milliseconds an answer may take. */
  timeoutMs?: number | undefined;
};

/**
 * Why there is no text: what was sent is not allowed, the model is busy or away, it took too long, it failed, or nobody
 * waits for it any more.
 */
export type AiFailure = 'harmful' | 'unavailable' | 'late' | 'failed' | 'left';

/** The model gave no text. */
export class AiError extends Error {
  override name = 'AiError';
  readonly failure: AiFailure;

  constructor(failure: AiFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

const TIMEOUT_MS = 20_000;

/** More than any answer that is used, in characters: what comes beyond is not read. */
const ANSWER_LIMIT = 8_000;

/** Codes by which providers refuse what goes against their rules. */
const HARMFUL_CODES: readonly unknown[] = [
  'content_filter',
  'content_policy_violation',
  'moderation_blocked',
];

type Message = { role: 'system' | 'user'; content: string };

/** The recipient of their text, as people read it. */
export const providerName = ({ name, url }: AiOptions): string => name || new URL(url).hostname;

function request(
  { url, model, key }: AiOptions,
  messages: readonly Message[],
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${url.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(key && { authorization: `Bearer ${key}` }),
    },
    // What is sent holds nothing about who asks: no user, no account.
    body: JSON.stringify({ model, messages, stream: true, temperature: 0.3, max_tokens: 900 }),
    redirect: 'error',
    signal,
  });
}

async function refusal(response: Response): Promise<AiError> {
  const body: unknown = await response.json().catch(() => null);
  const code = read(body, 'error', 'code');
  const said = `The model answered ${response.status}${typeof code === 'string' ? ` ${code}` : ''}.`;
  if (HARMFUL_CODES.includes(code)) return new AiError('harmful', said);
  if (response.status === 408 || response.status === 504) return new AiError('late', said);
  const isBusy = [429, 502, 503, 529].includes(response.status);
  return new AiError(isBusy ? 'unavailable' : 'failed', said);
}

/** The text of one piece of an answer, or of a whole one. @throws AiError harmful */
function parsePiece(data: unknown): string {
  const choice = read(data, 'choices', 0);
  const part = read(choice, 'delta') ?? read(choice, 'message');
  if (read(data, 'error')) throw new AiError('failed', 'The model broke off its answer.');
  if (read(choice, 'finish_reason') === 'content_filter' || read(part, 'refusal'))
    throw new AiError('harmful', 'The model refused to answer.');
  const content = read(part, 'content');
  return typeof content === 'string' ? content : '';
}

async function* readPieces(response: Response): AsyncGenerator<string, void> {
  if (!response.headers.get('content-type')?.includes('event-stream')) {
    yield parsePiece(await response.json());
    return;
  }
  let length = 0;
  let isWhole = false;
  for await (const data of readEvents(response.body)) {
    if (data === '[DONE]') isWhole = true;
    if (isWhole || length > ANSWER_LIMIT) break;
    const event: unknown = JSON.parse(data);
    const piece = parsePiece(event);
    length += piece.length;
    if (piece !== '') yield piece;
    isWhole ||= typeof read(event, 'choices', 0, 'finish_reason') === 'string';
  }
  if (!isWhole && length <= ANSWER_LIMIT) throw new AiError('failed', 'The answer of the model ended early.');
}

/**
 * Asks the model.
 * @param left aborted when the caller is gone: the request to the model is cancelled.
 * @yields what it says, unchecked, as it comes. @throws AiError
 */
export async function* askModel(
  options: AiOptions,
  messages: readonly Message[],
  left: AbortSignal,
): AsyncGenerator<string, void> {
  const ending = new AbortController();
  const leave = (): void => ending.abort();
  const limit = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  if (left.aborted) leave();
  limit.addEventListener('abort', leave);
  left.addEventListener('abort', leave);
  try {
    const response = await request(options, messages, ending.signal);
    if (!response.ok) throw await refusal(response);
    yield* readPieces(response);
  } catch (error) {
    if (error instanceof AiError) throw error;
    if (left.aborted) throw new AiError('left', 'Nobody waits for the model any more.', { cause: error });
    if (limit.aborted) throw new AiError('late', 'The model took too long.', { cause: error });
    if (error instanceof SyntaxError)
      throw new AiError('failed', 'The model sent no JSON.', { cause: error });
    throw new AiError('unavailable', 'The model cannot be reached.', { cause: error });
  } finally {
    limit.removeEventListener('abort', leave);
    left.removeEventListener('abort', leave);
  }
}
