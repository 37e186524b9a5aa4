import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { before, describe, it } from 'node:test';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { until } from '@chamba/kernel/testing/until';
import { BundleSources } from './bundle-sources.ts';
import { ENTRY, findContainment, nodeOptions } from './containment.ts';
import { RenderProcess } from './render-process.ts';

/** Error code of Node's permission model. */
const DENIED = 'ERR_ACCESS_DENIED';

/** Attempts of code that escaped its realm and has access to Node itself, and the expected error codes. */
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

describe('permissions of a render process, should code reach Node itself', () => {
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

  it('is as strong as the system allows', { skip: process.platform !== 'linux' }, async () => {
    const works = (command: string, args: readonly string[]): Promise<boolean> =>
      new Promise((resolve) => execFile(command, args, { cwd: '/' }, (error) => resolve(error === null)));
    const isRoot = process.getuid?.() === 0;
    const ownNetwork = [...(isRoot ? [] : ['--user', '--map-current-user']), '--net', '--', 'true'];
    const noRights = isRoot ? ['--reuid=65534', '--regid=65534', '--clear-groups'] : [];
    // The unprivileged user must be able to read the code.
    const read = [process.execPath, '-e', 'fs.readFileSync(process.argv[1])', ENTRY];
    const { network, user } = contained;
    assert.deepEqual(
      { network, user },
      {
        network: await works('unshare', ownNetwork),
        user: await works('setpriv', [...noRights, '--no-new-privs', '--', ...read]),
      },
    );
  });

  it('ends with the gateway that started it, also while a page keeps it busy', async (t) => {
    if (!contained.user) return t.skip('the system cannot end a process with its parent');
    const busy = `fs.writeSync(1, String(process.pid)); for (;;);`;
    const gateway = spawn(
      process.execPath,
      [
        '-e',
        `require('child_process').spawn(process.argv[1], process.argv.slice(2), { stdio: 'inherit' })`,
        contained.command,
        ...contained.args,
        '-e',
        busy,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [text] = (await once(gateway.stdout.setEncoding('utf8'), 'data')) as [string];
    const pid = Number(text);
    const isRunning = (): boolean => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    try {
      assert.equal(isRunning(), true);
      gateway.kill('SIGKILL');
      await until(() => !isRunning(), 'the process has ended');
    } finally {
      if (isRunning()) process.kill(pid, 'SIGKILL');
    }
  });

  it('has no network and runs as an unprivileged user, if the system allows it', () => {
    assert.equal(connected, !contained.network);
    if (contained.user && process.getuid?.() === 0) assert.equal(answers['uid'], '65534');
  });
});

describe(
  'environment of a render process',
  { skip: process.platform !== 'linux' && 'there is no /proc' },
  () => {
    /** A ready render process, stopped after the callback. */
    async function withProcess(work: (read: (name: string) => string) => void): Promise<void> {
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
        work((name) => readFileSync(`/proc/${started.pid}/${name}`, 'utf8'));
      } finally {
        await started.stop();
      }
    }

    it('contains no setting of the gateway', async () => {
      const secret = 'secret-of-the-gateway';
      process.env['CHAMBA_TEST_SECRET'] = secret;
      try {
        await withProcess((read) => {
          const names = read('environ')
            .split('\0')
            .filter(Boolean)
            .map((setting) => setting.split('=', 1)[0]);
          assert.deepEqual(names.sort(), ['NODE_ENV', 'UV_THREADPOOL_SIZE']);
          assert.ok(!read('cmdline').includes(secret));
        });
      } finally {
        delete process.env['CHAMBA_TEST_SECRET'];
      }
    });

    it('has no capability and can gain none, if the system allows it', async (t) => {
      const { user } = await findContainment();
      if (!user) return t.skip('setpriv does not work here');
      await withProcess((read) => {
        const status = read('status');
        const field = (name: string): string =>
          new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? '';
        assert.equal(field('NoNewPrivs'), '1');
        // Only root can drop the bounding set.
        const sets = [
          'CapEff',
          'CapPrm',
          'CapAmb',
          ...(process.getuid?.() === 0 ? ['CapInh', 'CapBnd'] : []),
        ];
        for (const set of sets) assert.match(field(set), /^0+$/, set);
      });
    });
  },
);
