/** Starts the site: the services, then the gateway. Stops in order on SIGTERM and SIGINT. */
import { emptyPlatformStore } from '@chamba/platform-store';
import { createGateway, type Gateway } from './gateway.ts';
import { createLogger } from './observability/logger.ts';
import { logOutput } from './observability/log-output.ts';
import { startEmbeddedServices } from './services/embedded-services.ts';
import { noServices } from './services/no-services.ts';
import type { EmbeddedServices } from './services/services.ts';
import { InvalidSettingsError, readSettings } from './settings.ts';

/** Time limit after which a stop is forced, in ms. */
const STOP_MS = 15_000;
/** Time limit for flushing the log at the end, in ms. */
const FLUSH_MS = 500;

// The reader of the log may close or stall: the site continues.
const output = logOutput();
process.stderr.on('error', () => undefined);

const say = (line: string): void => output.write(`${line}\n`);

async function exit(code: number): Promise<never> {
  await output.flush(FLUSH_MS);
  process.exit(code);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel, output);
  let services: EmbeddedServices | null = null;
  let gateway: Gateway | null = null;
  let stopping = false;
  /** Asked anew after each wait, during which it may have changed. */
  const isStopping = (): boolean => stopping;

  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      logger.error(`the stop was forced: it took longer than ${STOP_MS} ms`);
      void exit(code || 1);
    }, STOP_MS).unref();
    try {
      if (gateway) await gateway.close();
      else await services?.close();
    } catch (error) {
      logger.error({ err: error }, 'the stop failed');
      return exit(1);
    }
    return exit(code);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  // The parent process has gone: a gateway of `chamba compose` ends with its command.
  if (process.connected) process.once('disconnect', () => void stop(0));
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));

  const started =
    settings.upstreamSite !== null || settings.replayFrom !== null
      ? { services: noServices(), platform: emptyPlatformStore() }
      : await startEmbeddedServices(settings, { logger, onProgress: say });
  services = started.services;
  if (isStopping()) return services.close();
  try {
    gateway = await createGateway(settings, { ...started, logger });
    const address = await gateway.listen();
    say(
      `${settings.siteName}: ${settings.environment === 'development' ? address.replace(/\/\/(?:\[::1?\]|127\.0\.0\.1|0\.0\.0\.0)/, '//localhost') : address}`,
    );
  } catch (error) {
    // A stop that was requested meanwhile closes everything and ends the process.
    if (isStopping()) return;
    // An open database would keep the process alive.
    await (gateway ?? services).close().catch(() => undefined);
    throw error;
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof InvalidSettingsError
      ? `Settings cannot be used:\n${message}\n`
      : `The site cannot start: ${message}\n`,
  );
  process.exit(1);
});
