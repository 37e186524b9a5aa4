/** Publishes a release: unpacks it into a draft, checks everything, and only then moves it to the published ones. */
import { checkChange, compareVersions, type Finding, type Release } from '@chamba/kernel/composition/release';
import { RegistryConflictError, type Registry } from '@chamba/platform-store';
import type { CompositionSource } from '../../composition/composition-source.ts';
import type { PublishedStore } from '../../releases/port.ts';
import { ReleaseRefusal } from '../../releases/release-refusal.ts';
import { checkUpload, type CheckedUpload } from '../../releases/upload/check-upload.ts';
import { unpack } from '../../releases/upload/unpack.ts';
import { requireDigest } from './body.ts';
import type { Caller } from './caller.ts';

export type PublishOptions = {
  registry: Registry;
  published: PublishedStore;
  compositions: CompositionSource;
  /** Largest release in bytes, both compressed and unpacked. */
  limitBytes: number;
};

/** A published release. */
export type Publication = { release: Release; manifest: string; findings: readonly Finding[] };

/**
 * Publishes a release.
 * @param wanted the address it was sent to.
 * @throws ReleaseRefusal, or CallerRefusal if the body is not the signed one.
 */
export async function publish(
  body: AsyncIterable<Uint8Array>,
  wanted: { unit: string; folder: string },
  caller: Caller,
  { registry, published, compositions, limitBytes }: PublishOptions,
): Promise<Publication> {
  const draft = await published.draft();
  try {
    const { files, digest } = await unpack(body, draft, limitBytes);
    requireDigest(caller, digest);
    const checked = await checkUpload(draft, files, wanted, (id) => registry.teams.key(id));
    const { release, manifest } = checked;
    const name = `${wanted.unit}/${wanted.folder}`;
    const isClaimed = await checkVersion(checked, registry, compositions, () => isWhole(published, name));
    const findings = checkFit(release, compositions);
    if (!isClaimed) await claim(checked, findings, registry);
    // The version is claimed for this release by now, so no other request writes there.
    await published.keep(draft, name);
    await registry.releases.restore(wanted.unit, release.version);
    await registry.releases.announce();
    return { release, manifest, findings };
  } finally {
    await published.discard(draft);
  }
}

/** Whether all files of a release are stored undamaged; publishing it again repairs it. */
export async function isWhole(published: PublishedStore, name: string): Promise<boolean> {
  return published.load(name).then(
    () => true,
    () => false,
  );
}

/**
 * @returns whether the version was already claimed for this same release, by an interrupted publication.
 * @throws ReleaseRefusal if the version is taken, or older than others.
 */
async function checkVersion(
  checked: CheckedUpload,
  registry: Registry,
  compositions: CompositionSource,
  isStored: () => Promise<boolean>,
): Promise<boolean> {
  const { release, manifest, signature } = checked;
  const { name, version } = release;
  const taken = await registry.releases.find(name, version);
  if (taken?.manifest === manifest && taken.team === signature.team && !(await isStored())) return true;
  if (taken && (taken.team !== null || taken.manifest !== manifest)) throw await takenBy(checked, registry);
  const served = compositions.document.units[name];
  if (!taken && served?.version === version && served.manifest !== manifest)
    throw new ReleaseRefusal(
      'version-taken',
      `${name} ${version} is already served with other files: raise the version.`,
    );
  const others = await registry.releases.list(name);
  const versions = [...others.map((other) => other.version), ...(served ? [served.version] : [])];
  const newest = versions.sort(compareVersions).at(-1);
  if (newest !== undefined && compareVersions(version, newest) < 0)
    throw new ReleaseRefusal(
      'downgrade',
      `${name} is at ${newest} already: ${version} is older. To go back, roll back.`,
    );
  return false;
}

/** @throws ReleaseRefusal if another request claimed it first. */
async function claim(
  checked: CheckedUpload,
  findings: readonly Finding[],
  registry: Registry,
): Promise<void> {
  const { release, manifest, signature } = checked;
  const { name: unit, version, digest } = release;
  const { team, key } = signature;
  try {
    await registry.releases.add({ unit, version, digest, manifest, team, key, findings });
  } catch (error) {
    if (error instanceof RegistryConflictError) throw await takenBy(checked, registry);
    throw error;
  }
}

async function takenBy({ release, manifest }: CheckedUpload, registry: Registry): Promise<ReleaseRefusal> {
  const { name, version } = release;
  const taken = await registry.releases.find(name, version);
  return taken?.manifest === manifest
    ? new ReleaseRefusal('already-published', `${name} ${version} is already published with the same files.`)
    : new ReleaseRefusal(
        'version-taken',
        `${name} ${version} was published with other files: raise the version.`,
      );
}

/**
 * @returns findings that do not prevent publication.
 * @throws ReleaseRefusal if the release does not fit what is live.
 */
function checkFit(release: Release, compositions: CompositionSource): Finding[] {
  const live = [...compositions.current.releases.values()].map((stored) => stored.release);
  const next = [...live.filter(({ name }) => name !== release.name), release];
  const findings = checkChange(next, live);
  const breaking = findings.filter(({ level }) => level === 'breaking');
  if (breaking.length > 0)
    throw new ReleaseRefusal('incompatible', breaking.map(({ message }) => message).join('; '), breaking);
  return findings;
}
