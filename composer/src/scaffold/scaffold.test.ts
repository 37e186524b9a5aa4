import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { chamba, emptyPlace, installed, repositoryRoot } from '../testing/checkout.ts';
import { writeTogether } from './source-edit.ts';

describe('a new remote outside of the repository', () => {
  const place = emptyPlace();
  const unit = path.join(place.folder, 'mfe-areas');
  after(() => place.remove());

  before(async () => {
    const made = await chamba(
      ['new', 'remote', 'mfe-areas', '--title', 'Áreas de trabajo', '--path', '/areas'],
      {
        cwd: place.folder,
      },
    );
    assert.equal(made.code, 0, made.stderr);
    const more = await chamba(['new', 'feature', 'mis-avisos'], { cwd: unit });
    assert.equal(more.code, 0, more.stderr);
  });

  it('has a feature folder with everything of a page', () => {
    const parts = ['page.tsx', 'page.test.tsx', 'slice.ts', 'saga.ts', 'selectors.ts', 'module.css'];
    for (const [feature, part] of ['areas', 'mis-avisos'].flatMap((name) =>
      parts.map((file) => [name, file]),
    ))
      assert.ok(existsSync(path.join(unit, 'src', `${feature}`, `${feature}.${part}`)), `${feature}.${part}`);
    for (const file of ['src/remote.ts', 'src/lifecycles.ts', 'README.md', '.gitignore', 'jest.config.cjs'])
      assert.ok(!readFileSync(path.join(unit, file), 'utf8').includes('__'), file);
  });

  it('compiles', async () => {
    const { code, stdout } = await installed('tsc', ['-p', '.'], { cwd: unit });
    assert.equal(code, 0, stdout);
  });

  it('passes its tests', async () => {
    const { code, stderr } = await installed('jest', [], { cwd: unit });
    assert.equal(code, 0, stderr);
    assert.match(stderr, /Tests: +10 passed, 10 total/);
  });

  it('can be built, with its pages in the release', async () => {
    const built = await chamba(['build', '--json'], { cwd: unit });
    assert.equal(built.code, 0, built.stdout);
    const { release } = JSON.parse(built.stdout);
    assert.deepEqual(
      release.routes.map(({ path: address }: { path: string }) => address),
      ['/areas', '/mis-avisos'],
    );
  });

  it('is not overwritten', async () => {
    const again = await chamba(['new', 'remote', 'mfe-areas'], { cwd: place.folder });
    assert.equal(again.code, 1);
    assert.match(again.stderr, /is there already/);
    const feature = await chamba(['new', 'feature', 'areas'], { cwd: unit });
    assert.equal(feature.code, 1);
    assert.match(feature.stderr, /has a route "areas" already/);
  });

  it('accepts features only in a remote, and slots only in a repository with a kernel', async () => {
    const feature = await chamba(['new', 'feature', 'x'], { cwd: place.folder });
    assert.equal(feature.code, 1);
    assert.match(feature.stderr, /is not a remote/);
    const slot = await chamba(['new', 'slot', 'offer.hint', '--owner', 'shell'], { cwd: place.folder });
    assert.equal(slot.code, 1);
    assert.match(slot.stderr, /in the product's repository/);
  });
});

describe('in the repository', () => {
  const place = emptyPlace();
  const root = place.folder;
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  after(() => place.remove());

  before(() => {
    const { workspaces } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'));
    const remotes = (workspaces as string[]).map((folder) => `${folder}/src/remote.ts`);
    const files = [
      'package.json',
      'lerna.json',
      'tsconfig.json',
      '.oxfmtrc.json',
      'mfe-cv/package.json',
      'shell/src/index.ts',
      ...remotes,
    ];
    for (const file of files.filter((name) => existsSync(path.join(repositoryRoot, name)))) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      cpSync(path.join(repositoryRoot, file), path.join(root, file));
    }
    for (const folder of ['shared-kernel/src', 'shared-kernel/scripts', 'services/src/pay'])
      cpSync(path.join(repositoryRoot, folder), path.join(root, folder), { recursive: true });
  });

  it('a new remote is added to the workspaces and the references only', async () => {
    const manifest = read('package.json');
    const references = read('tsconfig.json');
    const { code, stderr } = await chamba(['new', 'remote', 'mfe-areas'], { cwd: root });
    assert.equal(code, 0, stderr);
    assert.equal(read('package.json').replace('    "mfe-areas",\n', ''), manifest);
    assert.equal(read('tsconfig.json').replace('    { "path": "mfe-areas" },\n', ''), references);
    assert.match(read('mfe-areas/tsconfig.json'), /"\.\.\/shared-kernel"/);
  });

  it('a new operation is one file, the lists that follow from it, and an entry in its service', async () => {
    const { code, stdout, stderr } = await chamba(
      ['new', 'operation', 'notes.listOwn', '--path', '/api/notes/:id', '--service', 'pay', '--json'],
      { cwd: root },
    );
    assert.equal(code, 0, stderr);
    const { created, changed } = z
      .object({ created: z.array(z.string()), changed: z.array(z.string()) })
      .parse(JSON.parse(stdout));
    const shown = (files: readonly string[]) => files.map((file) => path.relative(root, file));
    assert.deepEqual(shown(created), ['shared-kernel/src/operations/notes/list-own.ts']);
    assert.deepEqual(shown(changed), ['services/src/pay/pay.handlers.ts']);
    assert.match(read('shared-kernel/src/operations/calls/notes.ts'), /'notes\.listOwn': notesListOwn/);
    assert.match(
      read('shared-kernel/src/operations/calls.ts'),
      /webpackChunkName: "calls-single" \*\/ '\.\/calls\/notes\.ts'/,
    );
    assert.match(read('shared-kernel/src/operations/policies.ts'), /'notes\.listOwn': notesListOwn/);
    assert.match(
      read('services/src/pay/pay.handlers.ts'),
      /handler\('notes\.listOwn', async \(\) => \(\{ items: \[\] \}\)\)/,
    );
    writeFileSync(
      path.join(root, 'tsconfig.operations.json'),
      JSON.stringify({
        extends: path.join(repositoryRoot, 'tsconfig.base.json'),
        compilerOptions: {
          noEmit: true,
          composite: false,
          incremental: false,
          lib: ['es2023', 'dom'],
          types: ['node'],
        },
        files: ['shared-kernel/src/operations/index.ts', 'shared-kernel/src/api/index.ts'],
      }),
    );
    const checked = await installed('tsc', ['-p', 'tsconfig.operations.json'], { cwd: root });
    assert.equal(checked.code, 0, checked.stdout);
  });

  it('a new slot is in the types, the contracts and the schemas, which are consistent', async () => {
    const { code, stderr } = await chamba(
      [
        'new',
        'slot',
        'offer.salary-hint',
        '--owner',
        'mfe-search',
        '--filler',
        'mfe-areas',
        '--height',
        '24',
      ],
      { cwd: root },
    );
    assert.equal(code, 0, stderr);
    assert.match(
      read('shared-kernel/src/slots/contracts.ts'),
      /'offer\.salary-hint': \{ version: 1, owner: 'mfe-search', reservedHeight: 24, timeoutMs: 5000 \},\n\};/,
    );
    writeFileSync(
      path.join(root, 'tsconfig.slots.json'),
      JSON.stringify({
        extends: path.join(repositoryRoot, 'tsconfig.base.json'),
        compilerOptions: {
          noEmit: true,
          composite: false,
          incremental: false,
          lib: ['es2023', 'dom'],
          types: ['node'],
        },
        files: ['shared-kernel/src/composition/release/contract/slot-props.ts'],
      }),
    );
    const checked = await installed('tsc', ['-p', 'tsconfig.slots.json'], { cwd: root });
    assert.equal(checked.code, 0, checked.stdout);
    const surface = read('mfe-areas/src/remote.ts');
    assert.match(surface, /slots: \{\n {4}'offer\.salary-hint': \{\n {6}version: 1,/);
    assert.match(surface, /webpackChunkName: "slot-offer-salary-hint"/);
    assert.ok(existsSync(path.join(root, 'mfe-areas/src/salary-hint/salary-hint.slot.test.tsx')));
  });

  it('a second filler is added beside the first', async () => {
    const { code, stderr } = await chamba(
      ['new', 'slot', 'results.tip', '--owner', 'mfe-search', '--filler', 'mfe-areas'],
      { cwd: root },
    );
    assert.equal(code, 0, stderr);
    assert.equal(read('mfe-areas/src/remote.ts').match(/slots: \{/g)?.length, 1);
    assert.match(read('mfe-areas/src/remote.ts'), /'results\.tip': \{/);
  });

  it('an incomplete change is rolled back', async () => {
    const surface = read('mfe-areas/src/remote.ts');
    const folder = path.join(root, 'mfe-areas/src/avisos');
    mkdirSync(folder);
    // A dangling link: no file exists, and none can be written.
    symlinkSync(path.join(root, 'nowhere/file'), path.join(folder, 'avisos.slice.ts'));
    const { code, stderr } = await chamba(['new', 'feature', 'avisos', '--in', 'mfe-areas'], { cwd: root });
    assert.equal(code, 1);
    assert.match(stderr, /ENOENT/);
    assert.deepEqual(readdirSync(folder), ['avisos.slice.ts']);
    assert.equal(read('mfe-areas/src/remote.ts'), surface);
    rmSync(folder, { recursive: true });

    const texts = new Map(['package.json', 'tsconfig.json'].map((file) => [path.join(root, file), 'new']));
    const earlier = ['package.json', 'tsconfig.json'].map(read);
    texts.set(path.join(root, 'tsconfig.json'), Symbol('unwritable') as unknown as string);
    assert.throws(() => writeTogether(texts));
    assert.deepEqual(['package.json', 'tsconfig.json'].map(read), earlier);
  });

  const refused: ReadonlyArray<[string, number, RegExp]> = [
    ['new slot offer.apply --owner mfe-search', 1, /is there already/],
    ['new operation notes', 2, /group and what it does/],
    ['new operation pay.net', 1, /net\.ts is there already/],
    ['new operation pay.gross --service pays', 2, /did you mean pay\?/],
    ['new operation pay.gross --account mine', 2, /--account is none, proof, session/],
    ['new operation pay.gross --owner shell', 2, /--owner is/],
    ['new slot offer.tip --owner mfe-serch', 2, /did you mean mfe-search\?/],
    ['new slot offer.tip --owner shell --filler shell', 2, /another unit/],
    ['new remote mfe-resumen --path /sueldos', 1, /mfe-search has the address \/sueldos already/],
    ['new feature areas --in mfe-cv --path /otra', 1, /mfe-areas has a slice "areas" already/],
  ];
  for (const [line, exit, words] of refused) {
    it(`is refused without changes: chamba ${line}`, async () => {
      const files = [
        'package.json',
        'tsconfig.json',
        'shared-kernel/src/slots/contracts.ts',
        'shared-kernel/src/operations/policies.ts',
        'services/src/pay/pay.handlers.ts',
        'mfe-cv/src/remote.ts',
      ];
      const earlier = files.map(read);
      const { code, stderr } = await chamba(line.split(' '), { cwd: root });
      assert.equal(code, exit, stderr);
      assert.match(stderr, words);
      assert.deepEqual(files.map(read), earlier);
      assert.ok(!existsSync(path.join(root, 'mfe-resumen')));
    });
  }
});
