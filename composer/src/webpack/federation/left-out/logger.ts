/** Replaces the runtime's logger, which can add stack traces and write to other outputs than the console. */

type Log = (...parts: unknown[]) => void;

/** The interface that the runtime logs with. */
export type Logger = { log: Log; info: Log; warn: Log; error: Log; debug: Log };

/** A logger that writes messages relevant in production to the console. */
export function createLogger(prefix: string): Logger {
  const to =
    (method: 'warn' | 'error'): Log =>
    (...parts) =>
      console[method](prefix, ...parts);
  const quiet: Log = () => undefined;
  return { log: quiet, info: quiet, warn: to('warn'), error: to('error'), debug: quiet };
}

export const createInfrastructureLogger = createLogger;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = (): void => undefined;
