/** Starts the site: the services, then the gateway. Ends in good order on SIGTERM and SIGINT. */
import { startEmbeddedServices } from './embedded-services.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { createLogger } from './observability/logger.ts';
import { noServices } from './overrides/no-services.ts';
import type { EmbeddedServices } from './services.ts';
import { InvalidSettingsError, readSettings } from './settings.ts';

/** Time what is under way gets to finish, in ms. */
const STOP_MS = 15_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  let services: EmbeddedServices | null = null;
  let gateway: Gateway | null = null;
  let stopping = false;

  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(code || 1), STOP_MS).unref();
    try {
      if (gateway) await gateway.close();
      else await services?.close();
    } catch (error) {
      logger.error({ err: error }, 'could not stop in good order');
      process.exit(1);
    }
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  // Whoever started it has gone: a gateway of `chamba compose` does not outlive its command.
  if (process.connected) process.once('disconnect', () => void stop(0));
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));

  services =
    settings.upstreamSite !== null || settings.replayFrom !== null
      ? noServices()
      : await startEmbeddedServices(settings, { logger, onProgress: say });
  if (stopping) return services.close();
  try {
    gateway = await createGateway(settings, { services, logger });
    const address = await gateway.listen();
    say(
      `${settings.siteName}: ${settings.environment === 'development' ? address.replace(/\/\/(?:\[::1?\]|127\.0\.0\.1|0\.0\.0\.0)/, '//localhost') : address}`,
    );
  } catch (error) {
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
