/** docs/applications.md and its description of the calls hold what the product does. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { until } from '@chamba/kernel/testing/until';
import { webhookDocument } from './openapi.ts';
import { postWebhook } from './post-webhook.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

const DOCS = new URL('../../../docs/', import.meta.url);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('the receiver of docs/applications.md takes an application once, and none that is not signed', async (t) => {
  const [, program = ''] =
    /```js\n([^]*?)```/.exec(readFileSync(new URL('applications.md', DOCS), 'utf8')) ?? [];
  assert.ok(program.split('\n').length <= 25, 'about twenty lines');
  const { folder, remove } = temporaryFolder();
  const file = join(folder, 'receiver.mjs');
  writeFileSync(file, program);
  const port = await freePort();
  const receiver = spawn(process.execPath, [file], {
    env: { CHAMBA_SECRET: 'secret-of-the-feed', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => {
    receiver.kill();
    remove();
  });
  let printed = '';
  receiver.stdout.setEncoding('utf8').on('data', (part: string) => (printed += part));
  await until(() => printed.includes('listening'), 'the receiver listens');

  const body = JSON.stringify({
    type: 'application.created',
    id: '42',
    application: { candidate: { name: 'Lupita Ñúñez' } },
  });
  const post = (secret: string, at = new Date()) =>
    postWebhook(`http://127.0.0.1:${port}/`, {
      body,
      headers: { [SIGNATURE_HEADER]: signBody(secret, body, at) },
      allowPrivate: true,
    });
  const refused = { ok: false, failure: 'answered 401', permanent: false };
  assert.deepEqual(await post('another secret'), refused);
  assert.deepEqual(await post('secret-of-the-feed', new Date(Date.now() - 3_600_000)), refused, 'replayed');
  assert.deepEqual(await post('secret-of-the-feed'), { ok: true });
  assert.deepEqual(await post('secret-of-the-feed'), { ok: true }, 'once more');
  await until(() => printed.includes('Lupita'), 'the application was printed');
  assert.equal(printed.trim(), 'listening\napplication.created 42 Lupita Ñúñez');
});

test('docs/applications.openapi.json is up to date: node services/scripts/webhook-openapi.mjs', () => {
  const text = readFileSync(new URL('applications.openapi.json', DOCS), 'utf8');
  const written: unknown = JSON.parse(JSON.stringify(webhookDocument()));
  assert.deepEqual(JSON.parse(text), written);
});
