/** The service worker of the site: the script of the shell that is served, after the data that it works with. */
import { HOST_UNIT } from '@chamba/kernel/composition';
import { releaseFolder } from '@chamba/kernel/composition/release';
import { operations, type Operation } from '@chamba/kernel/operations';
import { writeWorkerData, type WorkerData } from '@chamba/kernel/service-worker';
import type { Logger } from 'pino';
import type { Composition } from '../composition/compose.ts';
import { RefusedReleaseError } from '../releases/port.ts';
import type { ReleaseFiles } from '../releases/releases.plugin.ts';

export type ServiceWorkerOptions = {
  /** What pages are made of. */
  current: () => Promise<Composition>;
  releases: ReleaseFiles;
  logger: Logger;
};

/** Reads the script of the service worker. */
export class ServiceWorkerScript {
  readonly #options: ServiceWorkerOptions;
  readonly #data = writeWorkerData({ keptOperations: keptOperations(operations) });

  constructor(options: ServiceWorkerOptions) {
    this.#options = options;
  }

  /** The script for browsers; null when the shell is older than it, or its file is damaged. */
  async read(): Promise<string | null> {
    const { current, releases, logger } = this.#options;
    const shell = (await current()).releases.get(HOST_UNIT)?.release;
    if (!shell?.serviceWorker) return null;
    const name = `${HOST_UNIT}/${releaseFolder(shell)}`;
    try {
      const file = await releases.file(name, shell.serviceWorker.file, []);
      return file && this.#data + file.bytes.toString();
    } catch (error) {
      if (!(error instanceof RefusedReleaseError)) throw error;
      logger.error({ err: error }, 'refused to serve the service worker');
      return null;
    }
  }
}

/** Addresses of the operations whose answers are kept for reading offline, each once. */
function keptOperations(all: readonly Operation[]): WorkerData['keptOperations'] {
  const kept = all.filter(({ keptOffline }) => keptOffline).map(({ address }) => address);
  return {
    rest: [...new Set(kept.flatMap(({ rest }) => rest ?? []))],
    paths: [...new Set(kept.flatMap(({ path }) => path ?? []))],
  };
}
