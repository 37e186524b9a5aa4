/** @jest-environment node */
import {
  bodyDigest,
  canonicalJson,
  compositionId,
  generateKeys,
  InvalidKeyError,
  isReleaseSignedBy,
  isRequestSignedBy,
  keyId,
  derivePublicKey,
  readPublicKey,
  readSignatureHeader,
  signRelease,
  signRequest,
} from './index.ts';

const keys = generateKeys();
const others = generateKeys();
const signer = { team: 'search', privateKey: keys.privateKey };

describe('keys', () => {
  it('have an id that follows from the public key, which follows from the private one', () => {
    expect(derivePublicKey(keys.privateKey)).toBe(keys.publicKey);
    expect(keyId(keys.publicKey)).toBe(keys.id);
    expect(keys.id).toMatch(/^[0-9a-f]{16}$/);
    expect(Buffer.from(keys.publicKey, 'base64')).toHaveLength(32);
  });

  it.each(['', 'abc', Buffer.alloc(31).toString('base64'), keys.privateKey, '-----BEGIN PUBLIC KEY-----'])(
    'are refused if they are invalid: %#',
    (text) => {
      expect(() => readPublicKey(text)).toThrow(InvalidKeyError);
    },
  );
});

describe('signatures of releases', () => {
  const manifest = Buffer.from('{"name":"mfe-search"}');
  const signature = signRelease(manifest, signer);

  it('hold for the very bytes and the very key', () => {
    expect(isReleaseSignedBy(manifest, signature, keys.publicKey)).toBe(true);
    expect(isReleaseSignedBy(manifest, signature, others.publicKey)).toBe(false);
    expect(isReleaseSignedBy(manifest, { ...signature, key: others.id }, others.publicKey)).toBe(false);
  });

  it('fail with any byte changed', () => {
    for (let at = 0; at < manifest.length; at += 1) {
      const changed = Buffer.from(manifest);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(isReleaseSignedBy(changed, signature, keys.publicKey)).toBe(false);
    }
  });
});

describe('signed requests', () => {
  const target = { method: 'POST', pathAndQuery: '/admin/channels/live/promote?x=1' };
  const header = signRequest({ ...target, digest: bodyDigest('{}') }, signer);

  it('are read back and hold', () => {
    const signed = readSignatureHeader(header);
    expect(signed).toMatchObject({ team: 'search', key: keys.id, digest: bodyDigest('{}') });
    expect(signed && isRequestSignedBy(target, signed, keys.publicKey)).toBe(true);
  });

  it('hold for the site that they name, and not without it', () => {
    const site = 'https://staging.example:8443';
    const signed = readSignatureHeader(signRequest({ ...target, digest: bodyDigest('{}'), site }, signer));
    expect(signed?.site).toBe(site);
    expect(signed && isRequestSignedBy(target, signed, keys.publicKey)).toBe(true);
    for (const other of [null, 'https://chamba.example'])
      expect(signed && isRequestSignedBy(target, { ...signed, site: other }, keys.publicKey)).toBe(false);
  });

  it.each([
    ['method', { ...target, method: 'PUT' }, {}],
    ['path', { ...target, pathAndQuery: '/admin/channels/canary/promote?x=1' }, {}],
    ['query', { ...target, pathAndQuery: '/admin/channels/live/promote' }, {}],
    ['time', target, { time: Date.now() + 1_000 }],
    ['nonce', target, { nonce: 'a'.repeat(24) }],
    ['digest', target, { digest: bodyDigest('[]') }],
    ['site', target, { site: 'https://other.example' }],
  ])('fail with another %s', (_, asked, changes) => {
    const signed = readSignatureHeader(header);
    expect(signed && isRequestSignedBy(asked, { ...signed, ...changes }, keys.publicKey)).toBe(false);
  });

  it.each([
    undefined,
    'Bearer abc',
    'Chamba-Signature',
    'Chamba-Signature team="search"',
    header.replace('team="search", ', ''),
    `${header}, team="account"`,
    header.replace('nonce="', 'nonce="short", x="'),
    `${header}, site="nowhere"`,
    `${header}, site=""`,
  ])('are not read when a part lacks or comes twice: %#', (text) => {
    expect(readSignatureHeader(text)).toBeNull();
  });
});

describe('composition ids', () => {
  const unit = (version: string) => ({ version, digest: 'a'.repeat(12), manifest: 'b'.repeat(64) });

  it('depend on content alone', () => {
    const one = compositionId({ schema: 1, units: { shell: unit('1.0.0'), 'mfe-cv': unit('2.0.0') } });
    const two = compositionId({ schema: 1, units: { 'mfe-cv': unit('2.0.0'), shell: unit('1.0.0') } });
    expect(one).toBe(two);
    expect(one).not.toBe(compositionId({ schema: 1, units: { shell: unit('1.0.0') } }));
    expect(canonicalJson({ b: [1, { d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[1,{"d":1}]}');
  });
});
