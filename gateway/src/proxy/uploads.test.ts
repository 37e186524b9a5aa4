/** Files on their way through the gateway. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { after, before, beforeEach, describe, it } from 'node:test';
import { SIGNED_COOKIES } from '../testing/fake-services.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';
import { uploadLimit } from './upload-body.ts';

const PHOTO_BYTES = 1_024_000;
const TYPE = 'multipart/form-data; boundary=x';
const SIGNED = { 'x-chamba': '1', cookie: SIGNED_COOKIES, 'content-type': TYPE };

/** What a page gets. */
type Answer = { status: number; code: string };

describe('uploads', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ LOG_LEVEL: 'silent', BODY_LIMIT: '1024' });
  });
  after(() => site.close());
  beforeEach(() => {
    site.services.override = () => null;
  });

  /** A request whose body is written by the test. */
  function open(path: string, headers: Record<string, string> = SIGNED) {
    const sent = request(site.url + path, { method: 'POST', headers });
    const answer = new Promise<Answer>((resolve, reject) => {
      sent.once('error', reject);
      sent.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => {
          const { errors = [] } = JSON.parse(Buffer.concat(chunks).toString()) as {
            errors?: { code: string }[];
          };
          resolve({ status: response.statusCode ?? 0, code: errors[0]?.code ?? '' });
        });
      });
    });
    return { sent, answer };
  }

  const isUpload = (url: string): boolean => url.startsWith('/save-user-photo');

  it('reach the service as they come, with their type, and beyond the limit of other bodies', async () => {
    const seen: string[] = [];
    const { sent, answer } = open('/save-user-photo/');
    site.services.override = async ({ url, payload, headers }) => {
      if (!isUpload(url)) return null;
      assert.equal(headers['content-type'], TYPE);
      assert.ok(payload instanceof Readable);
      for await (const chunk of payload) {
        // The rest is sent only now: nothing waited for the whole.
        if (seen.length === 0) sent.end('end');
        seen.push(String(chunk));
      }
      return { status: 200, body: { response: { user_data: { photourl: '/x' } } } };
    };
    sent.write('x'.repeat(5_000));
    assert.deepEqual(await answer, { status: 200, code: '' });
    assert.equal(seen.join(''), `${'x'.repeat(5_000)}end`);
  });

  it('that say that they are too large are refused unread', async () => {
    let asked = 0;
    site.services.override = ({ url }) => {
      if (isUpload(url)) asked += 1;
      return null;
    };
    const length = String(uploadLimit({ bytes: PHOTO_BYTES }) + 1);
    const { sent, answer } = open('/save-user-photo/', { ...SIGNED, 'content-length': length });
    sent.flushHeaders();
    assert.deepEqual(await answer, { status: 413, code: 'GATEWAY-SIZE' });
    sent.destroy();
    assert.equal(asked, 0);
  });

  it('that turn out too large are cut off at the limit', async () => {
    let received = 0;
    site.services.override = async ({ url, payload }) => {
      if (!isUpload(url) || !(payload instanceof Readable)) return null;
      for await (const chunk of payload) received += (chunk as Buffer).length;
      return null;
    };
    const limit = uploadLimit({ bytes: PHOTO_BYTES });
    const { sent, answer } = open('/save-user-photo/', { ...SIGNED, 'transfer-encoding': 'chunked' });
    Readable.from(
      (function* () {
        for (let bytes = 0; bytes <= limit; bytes += 65_536) yield Buffer.alloc(65_536);
      })(),
    ).pipe(sent);
    assert.deepEqual(await answer, { status: 413, code: 'GATEWAY-SIZE' });
    assert.ok(received <= limit, `${received} bytes reached the service`);
  });

  it('of visitors are not read', async () => {
    const { sent, answer } = open('/save-user-photo/', { 'x-chamba': '1', 'content-type': TYPE });
    sent.write('x');
    assert.deepEqual(await answer, { status: 401, code: 'AAIS-2' });
    sent.destroy();
  });

  it('of pages of another account are not read', async () => {
    const { sent, answer } = open('/resumes/file/7', { ...SIGNED, 'x-page-account': 'u2' });
    sent.write('x');
    assert.deepEqual(await answer, { status: 401, code: 'AAIS-2' });
    sent.destroy();
  });

  it('that break off are not their service’s failure: the next one passes', async () => {
    site.services.override = async ({ url, payload }) => {
      if (!isUpload(url) || !(payload instanceof Readable)) return null;
      for await (const chunk of payload) assert.ok(chunk);
      return { status: 200, body: { response: {} } };
    };
    for (let turn = 0; turn < 12; turn += 1) {
      const { sent, answer } = open('/save-user-photo/');
      sent.write('x');
      await new Promise((resolve) => sent.once('socket', (socket) => socket.once('connect', resolve)));
      sent.destroy();
      await assert.rejects(answer);
    }
    const { sent, answer } = open('/save-user-photo/');
    sent.end('whole');
    assert.deepEqual(await answer, { status: 200, code: '' });
  });

  it('answers that are files to be saved keep that, and nothing else of a page', async () => {
    site.services.inject = () =>
      Promise.resolve({
        statusCode: 200,
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="cv.pdf"',
        },
        rawPayload: Buffer.from('%PDF-'),
      });
    const answer = await site.get('/api/images/documents/7', SIGNED);
    assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="cv.pdf"');
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
  });
});
