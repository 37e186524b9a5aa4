import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { CallInput } from '@chamba/kernel/api';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator lies about, for tests of what is refused. */
export type Lies = {
  origin?: string;
  rpId?: string;
  /** Whether it has verified its owner, by a fingerprint or a PIN. */
  verifies?: boolean;
  /** What it counts instead of one more. */
  counter?: number;
};

const ORIGIN = 'http://localhost:8123';
const RP_ID = 'localhost';

/** Flags of authenticator data: its owner was there, was verified, and a credential is attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTACHED = 0x40;

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** An authenticator in memory with one passkey (ES256), as a phone has it. For tests. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  #key: KeyObject | null = null;
  #userHandle = '';
  #counter = 0;

  /** Makes the passkey that the options ask for. */
  register(
    { challenge, user }: { challenge: string; user: { id: string } },
    lies: Lies = {},
  ): CallInput<'session.addPasskey'>['credential'] {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#userHandle = user.id;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attached = Buffer.concat([Buffer.alloc(16), length, this.id, key]);
    const authData = new Uint8Array(Buffer.concat([this.#data(lies, ATTACHED), attached]));
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]),
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, lies).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
      },
    };
  }

  /** Signs a challenge with the passkey. */
  sign(
    { challenge }: { challenge: string },
    lies: Lies = {},
  ): CallInput<'session.loginByPasskey'>['credential'] {
    if (!this.#key) throw new Error('There is no passkey yet.');
    this.#counter = lies.counter ?? this.#counter + 1;
    const data = this.#data(lies);
    const clientData = this.#clientData('webauthn.get', challenge, lies);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.#key);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.#userHandle,
      },
    };
  }

  #credential() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  #clientData(type: string, challenge: string, { origin = ORIGIN }: Lies): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data({ rpId = RP_ID, verifies = true }: Lies, flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const all = Buffer.from([PRESENT | (verifies ? VERIFIED : 0) | flags]);
    return Buffer.concat([sha256(rpId), all, counter]);
  }
}
