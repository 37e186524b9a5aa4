import { sign, verify } from 'node:crypto';
import { z } from 'zod';
import { keyId, privateKeyObject, publicKeyObject, derivePublicKey } from './keys.ts';

/** Name of the file that holds a release's signature, beside `release.json`. */
export const SIGNATURE_FILE = 'release.sig';

/** A team's name. */
export const teamName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be 2 to 40 lower case letters, digits and dashes');

const base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);

/** `release.sig`: who signed a release. */
export const releaseSignatureSchema = z.object({
  team: teamName,
  /** Id of the team's key. */
  key: z.string().regex(/^[0-9a-f]{16}$/),
  /** Ed25519 over the exact bytes of `release.json`, base64. It covers every file, as their hashes are in there. */
  signature: base64.length(88),
});

export type ReleaseSignature = z.infer<typeof releaseSignatureSchema>;

/**
 * Signs a release.
 * @param manifest the exact bytes of `release.json`.
 * @param signer the team, and its private key (PKCS#8 in PEM).
 * @throws InvalidKeyError when the key cannot be used.
 */
export function signRelease(
  manifest: Uint8Array,
  signer: { team: string; privateKey: string },
): ReleaseSignature {
  return {
    team: signer.team,
    key: keyId(derivePublicKey(signer.privateKey)),
    signature: sign(null, manifest, privateKeyObject(signer.privateKey)).toString('base64'),
  };
}

/**
 * Whether a key signed these bytes.
 * @param manifest the exact bytes of `release.json`.
 * @param publicKey raw 32 bytes in base64.
 */
export function isReleaseSignedBy(
  manifest: Uint8Array,
  { key, signature }: ReleaseSignature,
  publicKey: string,
): boolean {
  return (
    key === keyId(publicKey) &&
    verify(null, manifest, publicKeyObject(publicKey), Buffer.from(signature, 'base64'))
  );
}
