import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { before, describe, it } from 'node:test';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { BundleSources } from './bundle-sources.ts';
import { findContainment, nodeOptions } from './containment.ts';
import { RenderProcess } from './render-process.ts';

/** What Node's permission model refuses with. */
const DENIED = 'ERR_ACCESS_DENIED';

/** What code would reach that left its realm and had Node itself, and the code of the refusal. */
const ATTEMPTS: Readonly<Record<string, readonly [attempt: string, code: string]>> = {
  'a file of the system': [`require('fs').readFileSync('/etc/hosts', 'utf8')`, DENIED],
  'the environment of the gateway': [
    `require('fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`,
    DENIED,
  ],
  'its own environment': [`require('fs').readFileSync('/proc/self/environ', 'utf8')`, DENIED],
  'a folder': [`require('fs').readdirSync('/')`, DENIED],
  'a file that it writes': [`require('fs').writeFileSync('/tmp/chamba-escaped', 'x')`, DENIED],
  'a link to a file': [`require('fs').symlinkSync('/etc/hosts', '/tmp/chamba-escaped-link')`, DENIED],
  'a process': [`require('child_process').execFileSync('/bin/true')`, DENIED],
  'a thread': [`new (require('worker_threads').Worker)('1', { eval: true })`, DENIED],
  'an addon': [`process.dlopen({ exports: {} }, '/tmp/x.node')`, 'ERR_DLOPEN_DISABLED'],
  WASI: [`new (require('wasi').WASI)({ version: 'preview1' })`, DENIED],
  'code from a text': [`new Function('return 1')()`, 'EvalError'],
};

describe('what a render process may do, should code get as far as Node itself', () => {
  const answers: Record<string, string> = {};
  let contained: Awaited<ReturnType<typeof findContainment>>;
  let connected = false;
  before(async () => {
    contained = await findContainment();
    const server = createServer((_request, answer) => answer.end('connected')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const script = `
      const attempts = { ${Object.entries(ATTEMPTS)
        .map(([name, [attempt]]) => `${JSON.stringify(name)}: () => (${attempt})`)
        .join(',\n')} };
      const answers = {};
      for (const [name, attempt] of Object.entries(attempts)) { try { attempt(); answers[name] = 'got it'; } catch (error) { answers[name] = 'refused: ' + (error.code ?? error.name); } }
      const say = (network) => { console.log(JSON.stringify({ ...answers, network, uid: String(process.getuid?.()) })); process.exit(0); };
      require('http').get('http://127.0.0.1:${port}/', () => say('got it')).on('error', (error) => say('refused: ' + error.code));`;
    const run = promisify(execFile)(
      contained.command,
      [...contained.args, ...nodeOptions(64), '-e', script],
      { cwd: '/', env: { NODE_ENV: 'production' } },
    );
    const { stdout } = await run.finally(() => server.close());
    Object.assign(answers, JSON.parse(stdout));
    connected = answers['network'] === 'got it';
  });

  for (const [name, [, code]] of Object.entries(ATTEMPTS))
    it(`not: ${name}`, () => {
      assert.equal(answers[name], `refused: ${code}`);
    });

  it('has no network and runs as a user without rights, where the system allows it', () => {
    assert.equal(connected, !contained.network);
    if (contained.user && process.getuid?.() === 0) assert.equal(answers['uid'], '65534');
  });
});

describe(
  'what a render process is started with',
  { skip: process.platform !== 'linux' && 'there is no /proc' },
  () => {
    it('holds no setting of the gateway', async () => {
      const secret = 'secret-of-the-gateway';
      process.env['CHAMBA_TEST_SECRET'] = secret;
      const started = new RenderProcess({
        containment: await findContainment(),
        sources: new BundleSources(),
        memoryMb: 64,
        timeoutMs: 1_000,
        onIdle: () => undefined,
        onGone: () => undefined,
        onStray: () => undefined,
        onConsole: () => undefined,
        isCrowded: () => false,
      });
      try {
        await started.ready;
        const read = (name: string): string[] =>
          readFileSync(`/proc/${started.pid}/${name}`, 'utf8').split('\0').filter(Boolean);
        const names = read('environ').map((setting) => setting.split('=', 1)[0]);
        assert.deepEqual(names.sort(), ['NODE_ENV', 'UV_THREADPOOL_SIZE']);
        assert.ok(!read('cmdline').join(' ').includes(secret));
      } finally {
        delete process.env['CHAMBA_TEST_SECRET'];
        await started.stop();
      }
    });
  },
);
