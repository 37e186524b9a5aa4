// @own-process: it takes as long as many others.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { derivePublicKey } from '@chamba/kernel/composition/signing';
import { chamba } from '../testing/checkout.ts';

const home = mkdtempSync(path.join(tmpdir(), 'chamba-cli-'));
after(() => rmSync(home, { recursive: true, force: true }));
const run = (...args: string[]) => chamba(args, { cwd: home });

describe('the command line', () => {
  it('has an overview, and a help for every command in it', async () => {
    const overview = await run();
    assert.equal(overview.code, 0);
    const names = [...overview.stdout.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, name]) => name ?? '');
    for (const name of [
      'new',
      'build',
      'keys',
      'publish',
      'promote',
      'rollback',
      'withdraw',
      'channels',
      'releases',
      'history',
      'team',
    ])
      assert.ok(names.includes(name), name);
    const helps = await Promise.all(names.map((name) => run(name, '--help')));
    for (const [at, { code, stdout }] of helps.entries()) {
      assert.equal(code, 0, names[at]);
      assert.match(stdout, new RegExp(`^Usage: chamba ${names[at]}`));
      assert.match(stdout, /Exit codes: 0 /);
      assert.match(stdout, /--json/);
    }
    assert.equal((await run('help', 'keys')).stdout, (await run('keys', '--help')).stdout);
  });

  it('suggests the closest name', async () => {
    const command = await run('publsh');
    assert.equal(command.code, 2);
    assert.match(command.stderr, /there is no command "publsh"; did you mean "publish"\?/);
    const option = await run('promote', 'mfe-cv@1.0.0', '--chanel', 'next');
    assert.equal(option.code, 2);
    assert.match(option.stderr, /there is no option --chanel; did you mean --channel\?/);
    const template = await run('new', 'featur', 'x');
    assert.equal(template.code, 2);
    assert.match(template.stderr, /did you mean "feature"\?/);
  });

  it('reports every failure as JSON on request', async () => {
    const { commands } = JSON.parse((await run('--json')).stdout);
    assert.ok(commands.some(({ name }: { name: string }) => name === 'publish'));
    const { version } = JSON.parse((await run('--version', '--json')).stdout);
    assert.match(version, /^\d+\.\d+\.\d+/);
    assert.equal((await run('--version')).stdout.trim(), version);
    for (const asked of [
      ['build', '--help'],
      ['help', 'build'],
    ])
      assert.match(JSON.parse((await run(...asked, '--json')).stdout).usage, /^Usage: chamba build/);
    for (const kept of ['kept.jsonl', 'kept.pub']) writeFileSync(path.join(home, kept), 'kept');
    const nowhere = ['--site', 'http://127.0.0.1:9'];
    const failing: ReadonlyArray<[string[], number, string]> = [
      [['publsh'], 2, 'misused'],
      [['promote', 'mfe-cv@1.0.0', '--chanel', 'next'], 2, 'misused'],
      [['build', 'nowhere'], 1, 'unit'],
      [['verify', 'nowhere'], 1, 'no-folder'],
      [['publish'], 1, 'no-team'],
      [['promote', 'mfe-cv@1.0.0', '--why', 'x'], 1, 'no-key'],
      [['promote', 'mfe-cv@1.0.0-rc-1.2', '--why', 'x'], 1, 'no-key'],
      [['status', '--key', 'x'.repeat(20), ...nowhere], 1, 'unreachable'],
      [['jobs', 'import', '-', '--feed', 'x', '--key', 'x'.repeat(20), ...nowhere], 1, 'unreachable'],
      [['compose', '--remote', 'mfe-cv'], 2, 'misused'],
      [['compose', ...nowhere], 1, 'gateway'],
      [['replay', 'nowhere.jsonl'], 1, 'file'],
      [['new', 'feature', 'mis-alertas'], 1, 'no-remote'],
      [['record', '--out', 'kept.jsonl', ...nowhere], 1, 'exists'],
      [['keys', 'new', '--out', 'kept'], 1, 'exists'],
    ];
    for (const [args, exit, code] of failing) {
      const { code: ended, stdout } = await run(...args, '--json');
      assert.equal(ended, exit, args.join(' '));
      assert.equal(JSON.parse(stdout).error.code, code, args.join(' '));
    }
    assert.equal(readFileSync(path.join(home, 'kept.jsonl'), 'utf8'), 'kept');
    assert.equal(readFileSync(path.join(home, 'kept.pub'), 'utf8'), 'kept');
  });

  it('fails if its answer cannot be written', async (test) => {
    if (!existsSync('/dev/full')) return test.skip('no full device here');
    const full = openSync('/dev/full', 'w');
    try {
      const program = path.join(import.meta.dirname, 'main.js');
      const { status, stderr } = spawnSync(process.execPath, [program, 'keys', '--help'], {
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      });
      assert.equal(status, 1);
      assert.match(stderr, /could not be written: .*ENOSPC/);
    } finally {
      closeSync(full);
    }
  });

  const misused: ReadonlyArray<[string, RegExp]> = [
    ['promote mfe-cv --why x', /unit@version/],
    ['promote mfe-cv@1.0.0', /--why/],
    ['promote mfe-cv@1.0.0 --why x --share 130', /percentage/],
    ['promote mfe-cv@1.0.0 --why x --canary 5 --channel next', /--canary names the channel/],
    ['promote mfe-cv@1.0.0 --why x --for 30m', /add --canary/],
    ['promote mfe-cv@1.0.0 --why x --canary 5 --for 30', /a time like 30m/],
    ['promote mfe-cv@1.0.0 --why x --canary 5 --for 8d', /a week at most/],
    ['rollback --why x', /name one unit/],
    ['rollback mfe-cv --composition 0123456789abcdef --why x', /name one unit/],
    ['withdraw live --why x', /16 hex digits/],
    ['history --limit all', /whole number/],
    ['history --site localhost --key abc', /http address/],
    ['team add search', /--unit/],
    ['team add search --unit mfe-search --public-key abc', /32 bytes/],
    ['keys new', /--team/],
    ['keys new --team Búsqueda', /lower case/],
    ['tester', /--who/],
    ['compose mfe-cv --site http://127.0.0.1:9', /"mfe-cv" is too much; .* behind --/],
    ['record --out new.jsonl mfe-cv --site http://127.0.0.1:9', /"mfe-cv" is too much/],
    ['replay one.jsonl two.jsonl', /"two\.jsonl" is too much/],
    ['new remote mfe-x --owner shell', /--owner/],
    ['new slot offer.x --path /x', /--path/],
    ['new remote Mi-Remoto', /lower case/],
    ['new slot salary-hint --owner shell', /with a dot/],
  ];
  for (const [line, words] of misused) {
    it(`refuses: chamba ${line}`, async () => {
      const { code, stderr } = await run(...line.split(' '));
      assert.equal(code, 2);
      assert.match(stderr, words);
      assert.match(stderr, /--help says what there is/);
    });
  }
});

describe('keys', () => {
  it('are readable by their owner only, shown, and never overwritten', async () => {
    const made = JSON.parse((await run('keys', 'new', '--team', 'search', '--json')).stdout);
    assert.equal(made.file, path.join(home, '.config/chamba/search.pem'));
    assert.equal(statSync(made.file).mode & 0o777, 0o600);
    const privateKey = readFileSync(made.file, 'utf8');
    assert.equal(derivePublicKey(privateKey), made.publicKey);
    const shown = JSON.parse((await run('keys', 'show', '--team', 'search', '--json')).stdout);
    const { publicFile, ...pair } = made;
    assert.deepEqual(shown, pair);
    assert.equal(readFileSync(publicFile, 'utf8').trim(), made.publicKey);
    const again = await run('keys', 'new', '--team', 'search');
    assert.equal(again.code, 1);
    assert.match(again.stderr, /is there already/);
    assert.equal(readFileSync(made.file, 'utf8'), privateKey);

    // The public half cannot be written here: an orphaned private half would block the next attempt.
    symlinkSync(path.join(home, 'nowhere/half.pub'), path.join(home, 'half.pub'));
    assert.equal((await run('keys', 'new', '--out', 'half.pem')).code, 1);
    assert.ok(!existsSync(path.join(home, 'half.pem')));

    // A build server stores it as a setting, which may lose its line breaks.
    const fromSetting = await chamba(['keys', 'show', '--json'], {
      cwd: home,
      env: { CHAMBA_TEAM_KEY: privateKey.replaceAll('\n', '\\n') },
    });
    assert.equal(JSON.parse(fromSetting.stdout).id, made.id);
  });

  it('that are missing or invalid are reported with a remedy', async () => {
    const missing = await run('keys', 'show', '--team', 'cv');
    assert.equal(missing.code, 1);
    assert.match(missing.stderr, /there is no key at .*cv\.pem\n.*chamba keys new --team cv/);
    const file = path.join(home, 'no.pem');
    writeFileSync(file, 'nothing');
    const none = await run('keys', 'show', '--team-key', file);
    assert.equal(none.code, 1);
    assert.match(none.stderr, /cannot be read/);
  });
});

describe('a site that is unreachable, or not a Chamba site', () => {
  const asked = ['history', '--key', 'x'.repeat(20)];

  it('is reported with a remedy', async () => {
    const { code, stderr } = await run(...asked, '--site', 'http://127.0.0.1:9');
    assert.equal(code, 1);
    assert.match(stderr, /nothing answers there\n {2}Name the site with --site/);
  });

  it('is reported as JSON on request', async () => {
    const { code, stdout } = await run(...asked, '--site', 'http://127.0.0.1:9', '--json');
    assert.equal(code, 1);
    assert.equal(JSON.parse(stdout).error.code, 'unreachable');
  });

  it('that disconnects midway is reported separately: whether the request took effect must be checked', async () => {
    const server = createServer((request) => request.socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    assert.ok(address && typeof address === 'object');
    try {
      const { code, stdout } = await run(...asked, '--site', `http://127.0.0.1:${address.port}`, '--json');
      assert.equal(code, 1);
      const { error } = JSON.parse(stdout);
      assert.equal(error.code, 'cut-off');
      assert.match(error.remedy, /chamba history/);
    } finally {
      server.close();
    }
  });

  it('that answers with something else is not a Chamba site', async () => {
    const server = createServer((_request, answer) => answer.end('<h1>hola</h1>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    assert.ok(address && typeof address === 'object');
    try {
      const { code, stderr } = await run(...asked, '--site', `http://127.0.0.1:${address.port}`);
      assert.equal(code, 1);
      assert.match(stderr, /Is it a Chamba site/);
    } finally {
      server.close();
    }
  });

  it('that is not a Chamba site gets no import either', async () => {
    const server = createServer((_request, answer) => answer.end('<h1>hola</h1>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    assert.ok(address && typeof address === 'object');
    try {
      writeFileSync(path.join(home, 'jobs.jsonl'), '{}\n');
      const site = ['--site', `http://127.0.0.1:${address.port}`, '--key', 'x'.repeat(20)];
      const { code, stdout } = await run('jobs', 'import', 'jobs.jsonl', ...site, '--json');
      assert.equal(code, 1);
      assert.equal(JSON.parse(stdout).error.code, 'not-a-site');
    } finally {
      server.close();
    }
  });

  it('has texts of other people in one row, without control characters', async () => {
    const why = 'a\n2026-01-01 00:00  operator\u001b[2J\u009b31m\u202e';
    const move = { at: '', who: 'cv', kind: 'promote', from: null, to: '0123456789abcdef', share: null };
    const server = createServer((_request, answer) =>
      answer.end(JSON.stringify({ channel: 'live', history: [{ ...move, why, changes: [] }] })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    assert.ok(address && typeof address === 'object');
    try {
      const { stdout } = await run(...asked, '--site', `http://127.0.0.1:${address.port}`);
      assert.equal(stdout.trimEnd().split('\n').length, 2);
      assert.match(stdout, /a 2026-01-01 00:00 {2}operator \[2J 31m/);
    } finally {
      server.close();
    }
  });
});
