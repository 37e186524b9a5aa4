import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');

/** A complaint of the linter about a rule of this repository. */
type Complaint = { code: string; filename: string; message: string };

/** A file of the tests with the rules it has to break, each as often as it is broken. */
type Case = { file: string; code: string; rules: readonly string[]; says?: string };

const forbidden: ReadonlyArray<[string, string]> = [
  ['mfe-search/src/results/x.ts', '@chamba/mfe-apply/remote'],
  ['mfe-search/src/results/x.ts', '../../../../mfe-apply/src/remote.ts'],
  ['mfe-search/src/results/x.ts', 'react-redux'],
  ['mfe-cv/src/x.ts', '@chamba/services'],
  ['shell/src/x.ts', '@chamba/mfe-search'],
  ['shared-kernel/src/store/x.ts', '@chamba/gateway'],
  ['gateway/src/x.ts', '@chamba/kernel/ui/button'],
  ['gateway/src/x.ts', '@chamba/services/dist/jobs/search.js'],
  ['gateway/src/x.ts', '@chamba/database'],
  ['services/src/x.ts', '@chamba/platform-store'],
  ['platform-store/src/x.ts', '@chamba/services'],
  ['database/src/x.ts', '@chamba/kernel/retention'],
  ['services/src/x.ts', '@chamba/kernel/store'],
  ['composer/src/x.ts', '@chamba/kernel/session'],
];

const allowed: ReadonlyArray<[string, string]> = [
  ['mfe-search/src/results/x.ts', '@chamba/kernel/store'],
  ['mfe-search/src/results/x.ts', '../filters/facets.ts'],
  ['mfe-apply/src/x.ts', 'react'],
  ['gateway/src/x.ts', '@chamba/services'],
  ['gateway/src/x.ts', '@chamba/platform-store'],
  ['platform-store/src/x.ts', '@chamba/database'],
  ['services/src/x.ts', '@chamba/database'],
  ['services/src/x.ts', '@chamba/kernel/catalogues'],
  ['composer/src/x.ts', '@chamba/kernel/composition/release'],
];

/** Every way to write an import. */
const imports = (request: string): string[] => [
  `import { x } from '${request}';\nexport const y = x;\n`,
  `export { x } from '${request}';\n`,
  `export const x = () => import('${request}');\n`,
  `export type X = import('${request}').X;\n`,
];

/** Puts a case into a folder of its own, where the last part of its name is kept. */
const numbered = (file: string, number: number): string =>
  path.posix.join(path.posix.dirname(file), `case-${number}`, path.posix.basename(file));

const cases: Case[] = [
  ...forbidden.flatMap(([file, request]) =>
    imports(request).map((code) => ({ file, code, rules: ['boundaries'], says: request })),
  ),
  ...allowed.flatMap(([file, request]) => imports(request).map((code) => ({ file, code, rules: [] }))),
  ...[
    'await page.waitForTimeout(100);',
    'await new Promise((resolve) => setTimeout(resolve, 100));',
    'await new Promise((resolve) => { setTimeout(() => resolve(), 100); });',
    "import { setTimeout } from 'node:timers/promises';\nawait setTimeout(100);",
  ].map((code) => ({
    file: 'gateway/src/x.test.ts',
    code: `${code}\nexport {};\n`,
    rules: ['no-fixed-wait'],
  })),
  {
    file: 'gateway/src/x.test.ts',
    code: 'export const late = (done: () => void) => new Promise<void>((resolve, reject) => {\n  setTimeout(() => reject(new Error("late")), 100);\n  done();\n  resolve();\n});\n',
    rules: [],
  },
  { file: 'mfe-cv/src/x.ts', code: 'export const slice = createSlice({});\n', rules: ['file-names'] },
  { file: 'mfe-cv/src/x.slice.ts', code: 'export const slice = createSlice({});\n', rules: [] },
  {
    file: 'mfe-cv/src/remote.ts',
    code: "export const remote = { slots: { 'a.b': () => import('./card.tsx') } };\n",
    rules: ['file-names'],
  },
  {
    file: 'mfe-cv/src/remote.ts',
    code: "export const remote = { slots: { 'a.b': () => import('./card.slot.tsx') }, page: () => import('./a.page.tsx') };\n",
    rules: [],
  },
  ...[
    'const titleOf = () => 1;\nexport const x = titleOf();\n',
    'export function titleOf() {}\n',
    'export class A {\n  titleOf() {}\n}\n',
  ].map((code) => ({ file: 'services/src/x.ts', code, rules: ['no-of-names'] })),
  {
    file: 'services/src/x.ts',
    code: 'export const isListOf = (): boolean => true;\nexport const at = (a: string): number => a.indexOf("b");\n',
    rules: [],
  },
  {
    file: 'services/src/x.ts',
    code: 'export const slow = /^(?:a+)+$/;\n',
    rules: ['no-super-linear-backtracking'],
  },
].map((each, number) => ({ ...each, file: numbered(each.file, number) }));

describe('the rules of this repository, as its linter applies them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chamba-rules-'));
  const complaints = new Map<string, Complaint[]>();
  after(() => rmSync(folder, { recursive: true }));

  before(() => {
    for (const remote of ['mfe-search', 'mfe-cv', 'mfe-apply']) {
      mkdirSync(path.join(folder, remote, 'src'), { recursive: true });
      writeFileSync(path.join(folder, remote, 'src/remote.ts'), 'export {};\n');
    }
    for (const { file, code } of cases) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), code);
    }
    // Patterns of files are relative to the configuration, plugins are found from it.
    const config = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'));
    const { resolve } = createRequire(path.join(root, 'package.json'));
    const jsPlugins = config.jsPlugins.map((plugin: string) => resolve(plugin));
    writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins }));
    const oxlint = path.join(root, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics }: { diagnostics: Complaint[] } = JSON.parse(stdout);
    for (const complaint of diagnostics)
      complaints.set(complaint.filename, [...(complaints.get(complaint.filename) ?? []), complaint]);
  });

  for (const { file, code, rules, says } of cases) {
    it(`${rules.length > 0 ? `${rules.join()} holds against` : 'nothing is said of'} ${code.trim().replaceAll('\n', ' ')} in ${file}`, () => {
      const own = (complaints.get(file) ?? []).filter(({ code }) => /^(?:chamba|regexp)\(/.test(code));
      assert.deepEqual(
        own.map(({ code }) => /\((.+)\)/.exec(code)?.[1]),
        rules,
        JSON.stringify(own),
      );
      if (says !== undefined) assert.ok(own[0]?.message.includes(says), own[0]?.message);
    });
  }
});
