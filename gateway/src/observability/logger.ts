import { pino, type Logger, type LoggerOptions } from 'pino';
import type { Settings } from '../settings.ts';

// Also percent-encoded as in an address (%40), and with letters of any language. Matches at the start of a run of
// letters only: matching at each letter would take quadratic time for a long run.
const EMAIL =
  /(?<![\p{L}\p{M}\p{N}_.+%-])[\p{L}\p{M}\p{N}_.+%-]+(?:@|%40)[\p{L}\p{M}\p{N}-]+\.[\p{L}\p{M}\p{N}.-]+/gu;
const LONG_SECRET = /\b[\w-]{32,}\b/g;

/** Maximum length of a path in the log, and of the part of a path that is processed, in characters. */
const MAX_PATH_LENGTH = 200;
const MAX_READ_LENGTH = 2_000;

/** Maximum length of name, message and stack of an error in the log, in characters. */
const MAX_NAME_LENGTH = 100;
export const MAX_MESSAGE_LENGTH = 2_000;
export const MAX_STACK_LENGTH = 4_000;

/** Maximum length of a word that is dropped before a cut: half a mail address or token would not be masked. */
const PARTIAL_WORD = 200;

/**
 * The beginning of a text of any length, cut between two words. Texts are masked after truncation: content from a
 * unit, a service or a visitor must not determine how long this thread is busy.
 * @param most maximum length of the result, in characters.
 */
export function truncate(text: unknown, most: number): string {
  const whole = typeof text === 'string' ? text : String(text);
  if (whole.length <= most) return whole;
  const head = whole.slice(0, most - 1);
  const space = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'));
  return `${head.slice(0, space >= most - PARTIAL_WORD ? space : Math.max(0, most - PARTIAL_WORD))}…`;
}

/** Masks mail addresses and token-like words in a text for the log. */
export function withoutPersonalData(text: string): string {
  return text.replace(EMAIL, '[correo]').replace(LONG_SECRET, '[oculto]');
}

const loggable = (text: unknown, most: number): string => withoutPersonalData(truncate(text, most));

/**
 * A path as it may be logged: without query, and with segments masked that may be ids or tokens of a person.
 * @param url path with query.
 */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  // Truncated after masking: half an address or token would not be masked.
  return withoutPersonalData(
    path
      .slice(0, MAX_READ_LENGTH)
      .replace(
        /(\/(?:activar|nueva-contrasena|NuevaContrasena|eliminar|delete|confirmar-correo|cancelar-correo|authentication_token|account_token|accounts|resumes\/file|open-english|recent-searches|recibida|cv)\/)[^/]+/gi,
        '$1[oculto]',
      ),
  ).slice(0, MAX_PATH_LENGTH);
}

/** The structured log. Its lines are free of personal data even if the message of an error is not. */
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
      // For an error without a message of ours the library would write the error's message a second time, unmasked.
      logMethod(args, method) {
        const at = typeof args[0] === 'string' ? 0 : 1;
        const text: unknown = args[at];
        if (text !== undefined) args[at] = loggable(text, MAX_MESSAGE_LENGTH);
        else if (typeof args[0] === 'object' && args[0] !== null && 'err' in args[0]) args[at] = 'failed';
        method.apply(this, args);
      },
    },
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? {
              name: loggable(error.name, MAX_NAME_LENGTH),
              message: loggable(error.message, MAX_MESSAGE_LENGTH),
              stack: loggable(error.stack ?? '', MAX_STACK_LENGTH),
            }
          : { message: loggable(error, MAX_MESSAGE_LENGTH) },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
