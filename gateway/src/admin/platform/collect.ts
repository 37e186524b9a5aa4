/** Removes the files of releases that nothing names any more. */
import type { CollectableRelease } from '@chamba/platform-store';
import type { Logger } from 'pino';
import type { PublishOptions } from './publish.ts';

export type CollectOptions = Pick<PublishOptions, 'registry' | 'published'> & {
  compositions: Pick<PublishOptions['compositions'], 'document'>;
  logger: Logger;
};

/**
 * Collects releases that no composition of the last days names. What this site serves stays, whatever channels say. Files
 * that an interrupted collection left behind are removed as well.
 * @param wanted.days how long releases stay after they were published or served for the last time.
 * @param wanted.dryRun lists them, and removes nothing.
 */
export async function collect(
  wanted: { days: number; dryRun: boolean },
  { registry, published, compositions, logger }: CollectOptions,
): Promise<CollectableRelease[]> {
  const keep = Object.values(compositions.document.units).map(({ manifest }) => manifest);
  const collected = await registry.releases.collect({ ...wanted, keep });
  if (wanted.dryRun) return collected;
  for (const { unit, version, digest, collectedAt } of await registry.releases.list()) {
    const name = `${unit}/${version}-${digest}`;
    if (collectedAt === null || !(await published.has(name))) continue;
    await published.remove(name);
    logger.info({ release: name }, 'release collected');
  }
  return collected;
}
