import { pino, type Logger } from 'pino';
import type { Settings } from '../settings.ts';

const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const LONG_SECRET = /\b[\w-]{32,}\b/g;

/** Takes mail addresses and whatever looks like a token out of a text that is to be logged. */
export function withoutPersonalData(text: string): string {
  return text.replace(EMAIL, '[correo]').replace(LONG_SECRET, '[oculto]');
}

/**
 * A path as it may be logged: no query, and segments that may be ids or tokens of a person hidden.
 * @param url path with query.
 */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return withoutPersonalData(
    path
      .slice(0, 200)
      .replace(
        /(\/(?:activar|nueva-contrasena|NuevaContrasena|eliminar|delete|confirmar-correo|cancelar-correo|authentication_token|account_token|accounts|resumes\/file|open-english|recent-searches)\/)[^/]+/gi,
        '$1[oculto]',
      ),
  );
}

/** The structured log. What is written is free of personal data even when a message of an error is not. */
export function createLogger(
  level: Settings['logLevel'],
  destination?: { write: (line: string) => void },
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.token', '*.password', '*.email', '*.emailaddress', '*.authorization', '*.cookie'],
      censor: '[oculto]',
    },
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? {
              name: error.name,
              message: withoutPersonalData(error.message),
              stack: withoutPersonalData(error.stack ?? ''),
            }
          : { message: withoutPersonalData(String(error)) },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
