import { releaseFolder, type Verification } from '@chamba/kernel/composition/release';
import { SIGNATURE_FILE, signRelease } from '@chamba/kernel/composition/signing';
import { z } from 'zod';
import { findingSchema, Refusal, type ReportedFinding } from '../site/refusals.ts';
import type { SiteClient } from '../site/site-client.ts';
import type { Signer } from '../site/team-key.ts';
import { packFolder } from './archive.ts';
import type { BuiltRelease } from './read-release.ts';

const answerSchema = z.object({ findings: z.array(findingSchema).default([]) });
/**
 * A release that a team signed and that is complete; a bootstrap release has no team, and an interrupted one must be
 * published again.
 */
const knownSchema = z.object({
  digest: z.string(),
  team: z.string(),
  whole: z.literal(true),
  /** Missing from sites of earlier versions, which keep none. */
  verification: z.unknown(),
});

/** Result of publishing a release. */
export type Published = {
  /** `known`: the same release was published before, and nothing was sent. */
  outcome: 'published' | 'known';
  files: number;
  bytes: number;
  /** Warnings of the site. */
  findings: readonly ReportedFinding[];
};

/**
 * Whether a site has a release with exactly these files, undamaged: `unverified` if it keeps no verification of it.
 * @throws Failure if the site cannot be asked.
 */
export async function findPublished(
  { release }: BuiltRelease,
  client: SiteClient,
): Promise<'no' | 'unverified' | 'yes'> {
  try {
    const answer = await client.get(`/admin/releases/${release.name}/${release.version}`);
    const { data } = knownSchema.safeParse(answer);
    if (data?.digest !== release.digest) return 'no';
    return data.verification === null ? 'unverified' : 'yes';
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return 'no';
    throw error;
  }
}

/**
 * Signs a release and uploads it. The release's folder is unchanged: the signature is added to the archive.
 * @param onSent is called with the bytes sent and the total.
 * @throws Failure if the site refuses or cannot be reached.
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

/**
 * Keeps what the verification of a release found beside it, for other teams and for the promotion.
 * @returns whether the site keeps it; a site of an earlier version does not.
 * @throws Failure if the site refuses or cannot be reached.
 */
export async function noteVerification(
  { release }: BuiltRelease,
  verification: Verification,
  client: SiteClient,
): Promise<boolean> {
  try {
    await client.post(`/admin/releases/${release.name}/${release.version}/verification`, verification);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return false;
    throw error;
  }
}
