import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { before, describe, it } from 'node:test';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { findContainment, nodeOptions } from './containment.ts';

/** What code would reach that left its realm and had Node itself: what each attempt answered. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  'a file of the system': `require('fs').readFileSync('/etc/hosts', 'utf8')`,
  'the environment of the gateway': `require('fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`,
  'its own environment': `require('fs').readFileSync('/proc/self/environ', 'utf8')`,
  'a folder': `require('fs').readdirSync('/')`,
  'a file that it writes': `require('fs').writeFileSync('/tmp/chamba-escaped', 'x')`,
  'a link to a file': `require('fs').symlinkSync('/etc/hosts', '/tmp/chamba-escaped-link')`,
  'a process': `require('child_process').execFileSync('/bin/true')`,
  'a thread': `new (require('worker_threads').Worker)('1', { eval: true })`,
  'an addon': `process.dlopen({ exports: {} }, '/tmp/x.node')`,
  WASI: `new (require('wasi').WASI)({ version: 'preview1' })`,
  'code from a text': `new Function('return 1')()`,
  'a secret in its environment': `process.env.CHAMBA_TEST_SECRET || (() => { throw new Error('none'); })()`,
  'a secret in its arguments': `process.execArgv.concat(process.argv).find((text) => /environ|DATA_DIR|key/.test(text) && !text.includes('fs.read')) || (() => { throw new Error('none'); })()`,
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
        .map(([name, code]) => `${JSON.stringify(name)}: () => (${code})`)
        .join(',\n')} };
      const answers = {};
      for (const [name, attempt] of Object.entries(attempts)) { try { attempt(); answers[name] = 'got it'; } catch (error) { answers[name] = 'refused: ' + error.message; } }
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

  for (const name of Object.keys(ATTEMPTS))
    it(`not: ${name}`, () => {
      assert.match(answers[name] ?? 'no answer', /^refused/);
    });

  it('has no network, and is nobody, where the system can see to it', () => {
    assert.equal(connected, !contained.network);
    if (contained.user && process.getuid?.() === 0) assert.equal(answers['uid'], '65534');
  });
});
