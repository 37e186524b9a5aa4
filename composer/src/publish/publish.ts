import { releaseFolder } from '@chamba/kernel/composition/release';
import { SIGNATURE_FILE, signRelease } from '@chamba/kernel/composition/signing';
import { z } from 'zod';
import { findingSchema, Refusal, type ToldFinding } from '../site/refusals.ts';
import type { SiteClient } from '../site/site-client.ts';
import type { Signer } from '../site/team-key.ts';
import { packFolder } from './archive.ts';
import type { BuiltRelease } from './read-release.ts';

const answerSchema = z.object({ findings: z.array(findingSchema).default([]) });
/**
 * A release that a team signed and whose files are all there; what a site started with has no team, and what was
 * interrupted on its way is to be sent again.
 */
const knownSchema = z.object({ digest: z.string(), team: z.string(), whole: z.literal(true) });

/** What became of a release that was brought to a site. */
export type Published = {
  /** `known`: the same release was there already, and nothing was sent. */
  outcome: 'published' | 'known';
  files: number;
  bytes: number;
  /** Warnings of the site. */
  findings: readonly ToldFinding[];
};

/** Whether a site has a release with these very files, all of them undamaged. @throws Failure when it cannot be asked. */
export async function isPublished({ release }: BuiltRelease, client: SiteClient): Promise<boolean> {
  try {
    const answer = await client.get(`/admin/releases/${release.name}/${release.version}`);
    return knownSchema.safeParse(answer).data?.digest === release.digest;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return false;
    throw error;
  }
}

/**
 * Signs a release and uploads it. The release's folder stays as it is: the signature travels beside the files.
 * @param onSent is told bytes sent and bytes in all.
 * @throws Failure when the site refuses or cannot be reached.
 */
export async function publishRelease(
  built: BuiltRelease,
  {
    client,
    signer,
    onSent,
  }: { client: SiteClient; signer: Signer; onSent: (sent: number, all: number) => void },
): Promise<Published> {
  const { release, manifest, folder } = built;
  const signature = Buffer.from(`${JSON.stringify(signRelease(manifest, signer))}\n`);
  const { archive, files } = await packFolder(folder, new Map([[SIGNATURE_FILE, signature]]));
  try {
    const answer = await client.upload(
      `/admin/releases/${release.name}/${releaseFolder(release)}`,
      archive,
      'application/gzip',
      (sent) => onSent(sent, archive.length),
    );
    const { findings } = answerSchema.parse(answer);
    return { outcome: 'published', files, bytes: archive.length, findings };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'already-published')
      return { outcome: 'known', files, bytes: archive.length, findings: [] };
    throw error;
  }
}
