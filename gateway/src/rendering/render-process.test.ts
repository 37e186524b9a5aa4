import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import type { Transport } from '@chamba/kernel/api';
import { BundleSources } from './bundle-sources.ts';
import { findContainment } from './containment.ts';
import type { RenderJob } from './protocol.ts';
import { RenderFailure } from './render-failure.ts';
import { RenderProcess } from './render-process.ts';

const JOB: RenderJob = {
  url: '/',
  composition: { id: 'x', units: {} } as unknown as RenderJob['composition'],
  bundles: {},
  state: {},
  mode: 'full',
};

/** Messages that a compromised process might send; `send` and `raw` write to the pipe, `id` is the render's. */
const FORGED: Readonly<Record<string, string>> = {
  'bytes that are not a frame': `raw(Buffer.from('GET / HTTP/1.1\\r\\n\\r\\n'))`,
  'a frame that would fill the memory': `const head = Buffer.alloc(4); head.writeUInt32BE(4_000_000_000); raw(head)`,
  'a head that is not JSON': `raw(frame('{nope'))`,
  'a head of another shape': `raw(frame('{"texts":"all"}'))`,
  'a message of no type': `send(null)`,
  'a message of an unknown type': `send({ type: 'run', code: '1' })`,
  'a call for a render that was never asked for': `send({ type: 'call', id: id + 1, call: 1, request: call })`,
  'a call with more than a call has': `send({ type: 'call', id, call: 1, request: { ...call, visitor: { token: 'x' } } })`,
  'a call to another host': `send({ type: 'call', id, call: 1, request: { ...call, path: 'http://evil.example/' } })`,
  'a call by another method': `send({ type: 'call', id, call: 1, request: { ...call, method: 'TRACE' } })`,
  'a call of two million characters': `send({ type: 'call', id, call: 1, request: { ...call, body: 'x'.repeat(2_000_000) } })`,
  'a hundred calls at once': `for (let n = 1; n <= 100; n += 1) send({ type: 'call', id, call: n, request: call })`,
  'a start after the start': `send({ type: 'started', id })`,
  'a thousand failures that pages left behind': `for (let n = 0; n < 1_000; n += 1) send({ type: 'stray', error: { name: 'E', message: '', stack: '' } })`,
  'a thousand lines for the log': `for (let n = 0; n < 1_000; n += 1) send({ type: 'console', unit: 'mfe-cv', text: 'x' })`,
  'a thousand bundles': `for (let n = 0; n < 1_000; n += 1) send({ type: 'bundle', id, unit: 'mfe-cv' })`,
  'two million texts': `raw(frame(JSON.stringify({ message: { type: 'done', id, memory: { heap: 0, external: 0 }, result: page }, texts: new Array(2_000_000).fill(0) })))`,
  'the same call twice': `for (let n = 1; n <= 2; n += 1) send({ type: 'call', id, call: 1, request: call })`,
  'a page that ends its script': `send({ type: 'done', id, memory: { heap: 0, external: 0 }, result: page }, ['<p>', '{"a":"</script><script>"}'])`,
  'a page without its texts': `send({ type: 'done', id, memory: { heap: 0, external: 0 }, result: page })`,
  'a page with an invalid status': `send({ type: 'done', id, memory: { heap: 0, external: 0 }, result: { ...page, status: 99 } }, ['', '{}'])`,
  'a redirect of another kind': `send({ type: 'done', id, memory: { heap: 0, external: 0 }, result: { kind: 'redirect', status: 200, location: '/' } })`,
  'an error of a million characters': `send({ type: 'failed', id, memory: { heap: 0, external: 0 }, error: { name: 'E', message: 'x'.repeat(1_000_000), stack: '' } })`,
};

const CHILD = (body: string): string => `
const { Socket } = require('node:net');
const pipe = new Socket({ fd: 3, readable: true, writable: true });
const raw = (bytes) => pipe.write(bytes);
const frame = (head, bodies = []) => { const text = Buffer.from(head); const lengths = Buffer.alloc(8); lengths.writeUInt32BE(4 + text.length + bodies.reduce((sum, { length }) => sum + length, 0)); lengths.writeUInt32BE(text.length, 4); return Buffer.concat([lengths, text, ...bodies]); };
const send = (message, texts = []) => { const bodies = texts.map((text) => Buffer.from(text)); raw(frame(JSON.stringify({ message, texts: bodies.map(({ length }) => length) }), bodies)); };
const call = { method: 'GET', path: '/rest', timeoutMs: 1000 };
const page = { kind: 'page', status: 200, head: { title: '', description: '' }, used: { route: null, slots: [] } };
send({ type: 'ready' });
pipe.once('data', () => { const id = 1; send({ type: 'started', id }); ${body}; });
`;

describe('the gateway, facing a compromised render process', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chamba-forged-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /**
   * Lets a process that runs `body` render a page.
   * @returns once it was killed for what it sent, and has exited.
   */
  async function endsIt(what: string, body: string, transport: Transport): Promise<void> {
    const file = join(folder, `${what.replaceAll(' ', '-')}.cjs`);
    await writeFile(file, CHILD(body));
    const forged = new RenderProcess({
      // The options of a render process follow the file name and are ignored there.
      containment: { command: process.execPath, args: [file], network: false, user: false },
      sources: new BundleSources(),
      memoryMb: 64,
      timeoutMs: 5_000,
      onIdle: () => undefined,
      onGone: () => undefined,
      onStray: () => undefined,
      onConsole: () => undefined,
      isCrowded: () => false,
    });
    await forged.ready;
    await assert.rejects(
      forged.render(JOB, transport),
      (error) => error instanceof RenderFailure && error.reason === 'crash',
    );
    assert.equal(forged.dead, true);
    await forged.stop();
  }

  for (const [what, body] of Object.entries(FORGED)) {
    it(`kills it: ${what}`, async () => {
      let made = 0;
      await endsIt(what, body, async ({ signal }) => {
        made += 1;
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('gone'))));
      });
      assert.ok(made <= 64, `${made} calls`);
    });
  }

  it('kills it if it does not read what it requested: that would fill the memory', () =>
    endsIt(
      'answers that are not read',
      'pipe.pause(); setInterval(() => 0, 1_000); for (let n = 1; n <= 60; n += 1) send({ type: "call", id, call: n, request: call })',
      () => Promise.resolve({ status: 200, data: 'x'.repeat(4_000_000) }),
    ));
});

describe('a render process', () => {
  it('that the system refuses to start is reported as ended, without an exception', async () => {
    let gone = 0;
    const refused = new RenderProcess({
      // Refused at once, as without memory: a program name cannot contain this.
      containment: { command: 'node\0', args: [], network: false, user: false },
      sources: new BundleSources(),
      memoryMb: 64,
      timeoutMs: 1_000,
      onIdle: () => undefined,
      onGone: () => (gone += 1),
      onStray: () => undefined,
      onConsole: () => undefined,
      isCrowded: () => false,
    });
    await assert.rejects(refused.ready);
    assert.equal(refused.dead, true);
    await refused.stop();
    assert.equal(gone, 1);
  });

  it('without a free file descriptor is reported as ended, without an exception', async () => {
    const script = `
      const { openSync } = await import('node:fs');
      const { RenderProcess } = await import(${JSON.stringify(new URL('./render-process.js', import.meta.url).href)});
      const { BundleSources } = await import(${JSON.stringify(new URL('./bundle-sources.js', import.meta.url).href)});
      const { nodeOptions } = await import(${JSON.stringify(new URL('./containment.js', import.meta.url).href)});
      nodeOptions(64);
      const none = () => undefined;
      try { for (;;) openSync('/dev/null'); } catch {}
      const process = new RenderProcess({ containment: { command: '/bin/true', args: [], network: false, user: false }, sources: new BundleSources(), memoryMb: 64, timeoutMs: 1000, onIdle: none, onGone: () => console.log('gone'), onStray: none, onConsole: none, isCrowded: () => false });
      await process.ready.catch(() => undefined);`;
    const parent = spawn(
      '/bin/sh',
      ['-c', 'ulimit -n 200; exec "$0" --input-type=module -e "$1"', process.execPath, script],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    parent.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [code] = (await once(parent, 'close')) as [number | null];
    assert.deepEqual({ code, said }, { code: 0, said: 'gone\n' });
  });

  it('exits when it is stopped, also while it starts', async () => {
    const containment = await findContainment();
    let gone = 0;
    const started = new RenderProcess({
      containment,
      sources: new BundleSources(),
      memoryMb: 64,
      timeoutMs: 1_000,
      onIdle: () => undefined,
      onGone: () => (gone += 1),
      onStray: () => undefined,
      onConsole: () => undefined,
      isCrowded: () => false,
    });
    await started.stop();
    assert.equal(gone, 1);
    assert.throws(() => process.kill(started.pid ?? 0, 0));
  });

  it('exits when the gateway is killed', async () => {
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { RenderPool } = await import(${JSON.stringify(new URL('./render-pool.js', import.meta.url).href)});
         const pool = new RenderPool({ workers: 1, timeoutMs: 1000, memoryMb: 64, queueMs: 1000, queue: 1 });
         await pool.start();
         console.log(pool.pids.join(' '));
         setInterval(() => 0, 1000);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string];
    const pids = line.trim().split(' ').map(Number);
    assert.ok(pids.length >= 1);
    parent.kill('SIGKILL');
    const running = (pid: number): boolean => {
      try {
        process.kill(pid, 0);
        return true;
      } catch {
        return false;
      }
    };
    await until(() => !pids.some(running), 'its processes have exited');
  });
});
