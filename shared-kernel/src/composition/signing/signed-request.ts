import { createHash, randomBytes, sign, verify } from 'node:crypto';
import { keyId, privateKeyObject, publicKeyObject, derivePublicKey } from './keys.ts';

/** Name of the scheme in the header `authorization`. */
export const SIGNATURE_SCHEME = 'Chamba-Signature';

/** How far a request's time may be from the site's, in ms. */
export const CLOCK_WINDOW_MS = 300_000;

/** What a signed request says of itself in its header `authorization`. */
export type RequestSignature = {
  team: string;
  /** Id of the team's key. */
  key: string;
  /** Epoch ms at which it was signed. */
  time: number;
  /** Used once: 22 to 100 characters of base64url. */
  nonce: string;
  /** SHA-256 of the body in base64. */
  digest: string;
  /** Origin of the site that it is meant for; null from tools that name none. */
  site: string | null;
  /** Ed25519 over `requestText`, base64. */
  signature: string;
};

/** What is signed: `pathAndQuery` as it is sent, e.g. `/admin/channels/live/history?limit=5`. */
export type RequestTarget = { method: string; pathAndQuery: string };

/** SHA-256 of a body in base64; of zero bytes if there is no body. */
export function bodyDigest(body: Uint8Array | string = ''): string {
  return createHash('sha256').update(body).digest('base64');
}

/** The text whose signature a request carries. */
export function requestText(
  { method, pathAndQuery }: RequestTarget,
  { time, nonce, digest, site }: Pick<RequestSignature, 'time' | 'nonce' | 'digest' | 'site'>,
): string {
  const parts = [method.toUpperCase(), pathAndQuery, String(time), nonce, digest];
  return [...parts, ...(site === null ? [] : [site])].join('\n');
}

/**
 * Signs a request.
 * @param request what is asked; `digest` of its body (`bodyDigest`), which may be large; `site` is the origin it is sent to, so
 *   that no other site takes it.
 * @param signer the team, and its private key (PKCS#8 in PEM).
 * @returns the value of the header `authorization`, good for one request within five minutes.
 * @throws InvalidKeyError when the key cannot be used.
 */
export function signRequest(
  request: RequestTarget & { digest: string; site?: string },
  signer: { team: string; privateKey: string },
  { time = Date.now(), nonce = randomBytes(18).toString('base64url') } = {},
): string {
  const { digest, site = null } = request;
  const signature = sign(
    null,
    Buffer.from(requestText(request, { time, nonce, digest, site })),
    privateKeyObject(signer.privateKey),
  ).toString('base64');
  const fields = {
    team: signer.team,
    key: keyId(derivePublicKey(signer.privateKey)),
    time: String(time),
    nonce,
    digest,
    ...(site === null ? {} : { site }),
    signature,
  };
  return `${SIGNATURE_SCHEME} ${Object.entries(fields)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`;
}

/** Whether a header `authorization` is meant to be a request's signature. */
export function isSignatureHeader(header: string | undefined): boolean {
  return header?.startsWith(`${SIGNATURE_SCHEME} `) ?? false;
}

/** Parses the header `authorization` of a signed request; null if it is malformed or incomplete. */
export function readSignatureHeader(header: string | undefined): RequestSignature | null {
  if (!header || header.length > 1_000 || !isSignatureHeader(header)) return null;
  const fields = new Map<string, string>();
  for (const part of header.slice(SIGNATURE_SCHEME.length + 1).split(',')) {
    const [, name = '', value = ''] = /^\s*([a-z]+)="([^"]*)"\s*$/.exec(part) ?? [];
    if (!name || fields.has(name)) return null;
    fields.set(name, value);
  }
  const take = (name: string, pattern: RegExp): string | null => {
    const value = fields.get(name);
    return value !== undefined && pattern.test(value) ? value : null;
  };
  const team = take('team', /^[a-z][a-z0-9-]{1,39}$/);
  const key = take('key', /^[0-9a-f]{16}$/);
  const time = take('time', /^\d{12,15}$/);
  const nonce = take('nonce', /^[\w-]{22,100}$/);
  const digest = take('digest', /^[A-Za-z0-9+/]{43}=$/);
  const signature = take('signature', /^[A-Za-z0-9+/]{86}==$/);
  const site = take('site', /^https?:\/\/[\w.:[\]-]{1,300}$/);
  if (!team || !key || !time || !nonce || !digest || !signature || (!site && fields.has('site'))) return null;
  return { team, key, time: Number(time), nonce, digest, site, signature };
}

/**
 * Whether a key signed this request. Time, nonce, site and the body's digest are the caller's to check.
 * @param publicKey raw 32 bytes in base64.
 */
export function isRequestSignedBy(
  request: RequestTarget,
  signed: RequestSignature,
  publicKey: string,
): boolean {
  return (
    signed.key === keyId(publicKey) &&
    verify(
      null,
      Buffer.from(requestText(request, signed)),
      publicKeyObject(publicKey),
      Buffer.from(signed.signature, 'base64'),
    )
  );
}
