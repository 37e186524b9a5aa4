import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key in its SPKI form. */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** A team's new key pair. */
export type KeyPair = {
  /** First 16 hex digits of the SHA-256 of the raw public key. */
  id: string;
  /** The raw 32 bytes in base64: the form in which a site registers it. */
  publicKey: string;
  /** PKCS#8 in PEM: what never leaves the team. */
  privateKey: string;
};

/** Text that is no Ed25519 key. */
export class InvalidKeyError extends Error {
  override name = 'InvalidKeyError';
}

/** Makes a new Ed25519 key pair. */
export function generateKeys(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = exportRaw(publicKey);
  return {
    id: keyId(raw),
    publicKey: raw,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/**
 * Reads a public key.
 * @param text its raw 32 bytes in base64, or PEM.
 * @returns the raw 32 bytes in base64.
 * @throws InvalidKeyError when it is no Ed25519 key.
 */
export function readPublicKey(text: string): string {
  const trimmed = text.trim();
  try {
    if (trimmed.includes('PRIVATE KEY')) throw new InvalidKeyError('This is a private key: keep it.');
    const key = trimmed.startsWith('-----') ? createPublicKey(trimmed) : publicKeyObject(trimmed);
    if (key.asymmetricKeyType !== 'ed25519') throw new InvalidKeyError('The key is not an Ed25519 key.');
    return exportRaw(key);
  } catch (error) {
    if (error instanceof InvalidKeyError) throw error;
    throw new InvalidKeyError('The public key cannot be read: give its 32 bytes in base64, or PEM.');
  }
}

/**
 * Id of a public key.
 * @param publicKey raw 32 bytes in base64, as `readPublicKey` gives them.
 */
export function keyId(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
}

/**
 * The public key that belongs to a private one, raw in base64.
 * @param privateKey PKCS#8 in PEM.
 * @throws InvalidKeyError when it is no Ed25519 key.
 */
export function derivePublicKey(privateKey: string): string {
  return exportRaw(createPublicKey(privateKeyObject(privateKey)));
}

/** @throws InvalidKeyError when the text is no Ed25519 private key in PEM. */
export function privateKeyObject(privateKey: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(privateKey);
  } catch {
    throw new InvalidKeyError('The private key cannot be read: it must be PKCS#8 in PEM.');
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new InvalidKeyError('The key is not an Ed25519 key.');
  return key;
}

/** @throws InvalidKeyError when the text is not 32 bytes in base64. */
export function publicKeyObject(publicKey: string): KeyObject {
  const raw = Buffer.from(publicKey, 'base64');
  if (raw.length !== 32) throw new InvalidKeyError('A public key has 32 bytes.');
  return createPublicKey({ key: Buffer.concat([SPKI_PREFIX, raw]), format: 'der', type: 'spki' });
}

function exportRaw(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
}
