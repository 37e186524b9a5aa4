import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SIGNATURE_FILE } from '@chamba/kernel/composition/signing';
import { RegistryConflictError, type Registry } from '@chamba/platform-store';
import type { Logger } from 'pino';
import type { PublishedStore } from '../releases/port.ts';
import type { Composition } from './compose.ts';

/**
 * Stores the bootstrap releases before a channel points at a composition with them: the folder they come from may be
 * rebuilt at any time. A release that is already stored is unchanged.
 */
export async function adoptBootstrap(
  { releases }: Composition,
  { registry, published, logger }: { registry: Registry; published: PublishedStore; logger: Logger },
): Promise<void> {
  for (const [unit, { release, folder, manifest }] of releases) {
    const { version, digest } = release;
    const name = `${unit}/${version}-${digest}`;
    if (!(await published.has(name))) {
      const draft = await published.draft();
      try {
        await cp(folder, draft, { recursive: true });
        // Whatever its signature: the bootstrap releases belong to the operator.
        await rm(join(draft, SIGNATURE_FILE), { force: true });
        await published.keep(draft, name);
      } finally {
        await published.discard(draft);
      }
    }
    try {
      await registry.releases.add({ unit, version, digest, manifest, team: null, key: null, findings: [] });
    } catch (error) {
      if (!(error instanceof RegistryConflictError)) throw error;
      logger.info({ release: name }, 'the site starts from a release whose version is already published');
    }
  }
}
