/** A gateway over fakes, listening on a port of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyPlatformStore, type PageFigures } from '@chamba/platform-store';
import { createGateway } from '../gateway.ts';
import { createLogger } from '../observability/logger.ts';
import { readSettings } from '../settings.ts';
import { writeSite } from './fake-releases.ts';
import { fakeServices, type FakeServices } from './fake-services.ts';

export type TestSite = {
  url: string;
  services: FakeServices;
  /** Figures that pages sent, oldest first. */
  figures: PageFigures[];
  releasesDir: string;
  dataDir: string;
  /** Lines of the log so far. */
  log: string[];
  /** Fetches without following redirects. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  close: () => Promise<void>;
};

/**
 * Starts a site of fakes.
 * @param env settings besides those of the fakes.
 * @param prepare changes the releases before the gateway reads them.
 */
export async function startSite(
  env: Record<string, string> = {},
  prepare?: (releasesDir: string) => Promise<void>,
): Promise<TestSite> {
  const releasesDir = await mkdtemp(join(tmpdir(), 'chamba-gateway-'));
  const dataDir = await mkdtemp(join(tmpdir(), 'chamba-gateway-data-'));
  const log: string[] = [];
  try {
    await writeSite(releasesDir);
    await prepare?.(releasesDir);
    const services = fakeServices();
    const figures: PageFigures[] = [];
    const nothing = emptyPlatformStore();
    const vitals = { ...nothing.vitals, note: (noted: PageFigures) => void figures.push(noted) };
    const settings = readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      RELEASES_DIR: releasesDir,
      DATA_DIR: dataDir,
      RENDER_WORKERS: '1',
      REQUIRED_UNITS: 'none',
      // What production does not start without.
      LEGAL_NAME: 'Pruebas, S.A. de C.V.',
      LEGAL_ADDRESS: 'Calle de Prueba 1, 44100 Guadalajara, Jalisco',
      PRIVACY_EMAIL: 'privacidad@pruebas.mx',
      // Tests ask for more than people do.
      PAGES_PER_SECOND: '0',
      CALLS_PER_SECOND: '0',
      ...env,
    });
    const gateway = await createGateway(settings, {
      services,
      platform: { ...nothing, vitals },
      logger: createLogger('info', { write: (line) => log.push(line) }),
    });
    const url = await gateway.listen();
    return {
      url,
      services,
      figures,
      releasesDir,
      dataDir,
      log,
      get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
      post: (path, body, headers = {}) =>
        fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
          redirect: 'manual',
        }),
      close: async () => {
        await gateway.close();
        await rm(releasesDir, { recursive: true, force: true });
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(releasesDir, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}
