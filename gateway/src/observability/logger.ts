import { pino, type Logger, type LoggerOptions } from 'pino';
import type { Settings } from '../settings.ts';

// Also as it stands in an address (%40), and with letters of any language. From the start of a run of letters only: tried
// from each of them, a long run would take the square of its length.
const EMAIL =
  /(?<![\p{L}\p{M}\p{N}_.+%-])[\p{L}\p{M}\p{N}_.+%-]+(?:@|%40)[\p{L}\p{M}\p{N}-]+\.[\p{L}\p{M}\p{N}.-]+/gu;
const LONG_SECRET = /\b[\w-]{32,}\b/g;

/** Longest path in the log, and how much of a path is looked at, in characters. */
const LONGEST_PATH = 200;
const READ_PATH = 2_000;

/** Longest name, message and stack of an error in the log, in characters. */
const LONGEST_NAME = 100;
export const LONGEST_MESSAGE = 2_000;
export const LONGEST_STACK = 4_000;

/** What is left out before a cut that falls inside of a word: half a mail address or token would not be recognised. */
const PARTIAL_WORD = 200;

/**
 * The beginning of a text that may be of any length, cut between two words. Masks come after it: what a unit, a service or
 * a visitor writes must not decide how long this thread is busy.
 * @param most longest result, in characters.
 */
export function beginningOf(text: unknown, most: number): string {
  const whole = typeof text === 'string' ? text : String(text);
  if (whole.length <= most) return whole;
  const head = whole.slice(0, most - 1);
  const space = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'));
  return `${head.slice(0, space >= most - PARTIAL_WORD ? space : Math.max(0, most - PARTIAL_WORD))}…`;
}

/** Takes mail addresses and whatever looks like a token out of a text that is to be logged. */
export function withoutPersonalData(text: string): string {
  return text.replace(EMAIL, '[correo]').replace(LONG_SECRET, '[oculto]');
}

const loggable = (text: unknown, most: number): string => withoutPersonalData(beginningOf(text, most));

/**
 * A path as it may be logged: no query, and segments that may be ids or tokens of a person hidden.
 * @param url path with query.
 */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  // Cut once the masks are through: half an address or token would not be recognised.
  return withoutPersonalData(
    path
      .slice(0, READ_PATH)
      .replace(
        /(\/(?:activar|nueva-contrasena|NuevaContrasena|eliminar|delete|confirmar-correo|cancelar-correo|authentication_token|account_token|accounts|resumes\/file|open-english|recent-searches)\/)[^/]+/gi,
        '$1[oculto]',
      ),
  ).slice(0, LONGEST_PATH);
}

/** The structured log. What is written is free of personal data even when a message of an error is not. */
export function createLogger(
  level: Settings['logLevel'],
  destination?: { write: (line: string) => void },
): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.token', '*.password', '*.email', '*.emailaddress', '*.authorization', '*.cookie'],
      censor: '[oculto]',
    },
    hooks: {
      // Of an error without words of ours the library would write its message a second time, as it is.
      logMethod(args, method) {
        const at = typeof args[0] === 'string' ? 0 : 1;
        const text: unknown = args[at];
        if (text !== undefined) args[at] = loggable(text, LONGEST_MESSAGE);
        else if (typeof args[0] === 'object' && args[0] !== null && 'err' in args[0]) args[at] = 'failed';
        method.apply(this, args);
      },
    },
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? {
              name: loggable(error.name, LONGEST_NAME),
              message: loggable(error.message, LONGEST_MESSAGE),
              stack: loggable(error.stack ?? '', LONGEST_STACK),
            }
          : { message: loggable(error, LONGEST_MESSAGE) },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
