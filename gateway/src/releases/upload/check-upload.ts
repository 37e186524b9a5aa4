/** Verifies an unpacked release: its owner first, then every byte. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  releaseFolder,
  releaseSchema,
  type Release,
  releaseDigest,
} from '@chamba/kernel/composition/release';
import {
  isReleaseSignedBy,
  manifestHash,
  releaseSignatureSchema,
  SIGNATURE_FILE,
  type ReleaseSignature,
} from '@chamba/kernel/composition/signing';
import { eachAtOnce } from '../at-once.ts';
import { neededFiles, READ_AT_ONCE } from '../release-store.ts';
import { hasIntegrity } from '../integrity.ts';
import { ReleaseRefusal } from '../release-refusal.ts';

/** Largest `release.json`, in bytes. */
const MAX_MANIFEST_BYTES = 1_048_576;

/**
 * Maximum length in characters of a contract, and of one schema in it, as JSON: schemas are compared branch by
 * branch, and that must not block the site.
 */
const MAX_CONTRACT_LENGTH = 98_304;
const MAX_SCHEMA_LENGTH = 32_768;

/** Maximum number of routes, and of fillers, of a release: each is compared with those of all units. */
const MAX_PLACES = 500;

/** A registered key. */
export type SigningKey = { team: string; units: readonly string[]; publicKey: string; revoked: boolean };

export type CheckedUpload = {
  release: Release;
  signature: ReleaseSignature;
  /** SHA-256 of `release.json` in hex. */
  manifest: string;
};

/**
 * Verifies an unpacked release.
 * @param folder where it was unpacked.
 * @param files paths of all files in the folder.
 * @param wanted the address it was sent to.
 * @param findKey finds a key by its id; null if it is unknown.
 * @throws ReleaseRefusal with the first fault.
 */
export async function checkUpload(
  folder: string,
  files: ReadonlySet<string>,
  wanted: { unit: string; folder: string },
  findKey: (id: string) => Promise<SigningKey | null>,
): Promise<CheckedUpload> {
  if (!files.has('release.json'))
    throw new ReleaseRefusal('not-a-release', 'The archive has no release.json at its top.');
  const { size } = await stat(join(folder, 'release.json'));
  if (size > MAX_MANIFEST_BYTES)
    throw new ReleaseRefusal('too-large', `release.json is larger than ${MAX_MANIFEST_BYTES} bytes.`);
  const bytes = await readFile(join(folder, 'release.json'));
  const signature = await checkSignature(folder, files, bytes, wanted.unit, findKey);
  const release = readRelease(bytes);
  if (release.name !== wanted.unit || releaseFolder(release) !== wanted.folder)
    throw new ReleaseRefusal(
      'wrong-address',
      `release.json describes ${release.name}/${releaseFolder(release)}, not ${wanted.unit}/${wanted.folder}.`,
    );
  checkMeasure(release);
  await checkFiles(folder, files, release);
  return { release, signature, manifest: manifestHash(bytes) };
}

async function checkSignature(
  folder: string,
  files: ReadonlySet<string>,
  manifest: Buffer,
  unit: string,
  findKey: (id: string) => Promise<SigningKey | null>,
): Promise<ReleaseSignature> {
  if (!files.has(SIGNATURE_FILE))
    throw new ReleaseRefusal('unsigned', `The release is not signed: there is no ${SIGNATURE_FILE}.`);
  const text = await readFile(join(folder, SIGNATURE_FILE), 'utf8');
  const parsed = releaseSignatureSchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new ReleaseRefusal('bad-signature', `${SIGNATURE_FILE} is not a valid signature.`);
  const signature = parsed.data;
  const key = await findKey(signature.key);
  if (!key) throw new ReleaseRefusal('foreign-key', `The key ${signature.key} is unknown here.`);
  if (key.revoked)
    throw new ReleaseRefusal('foreign-key', `The key ${signature.key} of ${key.team} was revoked.`);
  if (key.team !== signature.team)
    throw new ReleaseRefusal(
      'foreign-key',
      `The key ${signature.key} does not belong to the team ${signature.team}.`,
    );
  if (!key.units.includes(unit))
    throw new ReleaseRefusal('foreign-key', `The team ${key.team} does not own the unit ${unit}.`);
  if (!isReleaseSignedBy(manifest, signature, key.publicKey))
    throw new ReleaseRefusal('bad-signature', 'The signature does not match this release.json.');
  return signature;
}

function readRelease(bytes: Buffer): Release {
  const parsed = releaseSchema.safeParse(parseJson(bytes.toString('utf8')));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const hashless = parsed.error.issues.find(({ path }) => path.at(-1) === 'integrity');
  if (hashless)
    throw new ReleaseRefusal(
      'missing-hash',
      `${hashless.path.slice(0, -1).join('.')} has no hash in release.json.`,
    );
  throw new ReleaseRefusal('not-a-release', `release.json is not valid: ${faults.join('; ')}.`);
}

/** @throws ReleaseRefusal if comparing the release with the others would block the site for too long. */
function checkMeasure({ routes, slots, contract }: Release): void {
  if (routes.length > MAX_PLACES || slots.length > MAX_PLACES)
    throw new ReleaseRefusal('too-large', `A release has at most ${MAX_PLACES} routes and as many fillers.`);
  if (!contract) return;
  const long = [contract.slots.places, contract.slots.fills, contract.events.emits, contract.events.listens]
    .concat(contract.slices.provides, contract.slices.reads)
    .flatMap((schemas) => Object.entries(schemas))
    .find(([, schema]) => JSON.stringify(schema).length > MAX_SCHEMA_LENGTH);
  if (long) throw new ReleaseRefusal('too-large', `The schema of ${long[0]} in the contract is too long.`);
  if (JSON.stringify(contract).length > MAX_CONTRACT_LENGTH)
    throw new ReleaseRefusal('too-large', 'The contract in release.json is too long.');
}

async function checkFiles(folder: string, files: ReadonlySet<string>, release: Release): Promise<void> {
  for (const [file, integrity] of neededFiles(release)) {
    const asset = Object.hasOwn(release.assets, file) ? release.assets[file] : undefined;
    if (!asset) throw new ReleaseRefusal('missing-hash', `${file} is used but has no hash among the assets.`);
    if (integrity !== null && integrity !== asset.integrity)
      throw new ReleaseRefusal('tampered', `${file} is listed with two hashes.`);
  }
  for (const file of files) {
    if (file !== 'release.json' && file !== SIGNATURE_FILE && !Object.hasOwn(release.assets, file))
      throw new ReleaseRefusal('unlisted-file', `${file} is in the archive but not in release.json.`);
  }
  await eachAtOnce(
    Object.entries(release.assets),
    READ_AT_ONCE,
    async ([file, { integrity, bytes: size }]) => {
      if (!files.has(file))
        throw new ReleaseRefusal('truncated', `${file} is in release.json but not in the archive.`);
      const bytes = await readFile(join(folder, file));
      if (bytes.length !== size || !hasIntegrity(bytes, integrity))
        throw new ReleaseRefusal('tampered', `${file} is not what the release was built with.`);
    },
  );
  if (contentDigest(release) !== release.digest)
    throw new ReleaseRefusal('tampered', `The digest ${release.digest} is not that of the release's files.`);
}

/** Content address of a release; a release without a contract is older than that section. */
export function contentDigest({
  assets,
  contract = null,
}: Pick<Release, 'assets'> & Partial<Pick<Release, 'contract'>>): string {
  return releaseDigest(assets, contract);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
