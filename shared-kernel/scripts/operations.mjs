/**
 * Writes the lists of operations from their files: `calls/<group>.ts`, which browsers load with their first call of the
 * group, `calls.ts`, which loads these, and `policies.ts`, which servers load. With `--check` it only reports lists that do
 * not match the files.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../src/operations/', import.meta.url));

/** Folder of the generated lists of groups; every other folder is a group. */
const CALLS = 'calls';

const NOTE = 'Written by `npm run operations -w @chamba/kernel` from the files of the operations.';

const camel = (text) => text.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase());

/** Every operation, by the folder of its group and its file. Files without a `call` hold what several operations share. */
const operations = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== CALLS)
  .flatMap(({ name: folder }) =>
    readdirSync(path.join(FOLDER, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => ({ file, text: readFileSync(path.join(FOLDER, folder, file), 'utf8') }))
      .filter(({ text }) => text.includes('export const call'))
      .map(({ file, text }) => {
        const group = camel(folder);
        const name = `${group}.${camel(file.slice(0, -'.ts'.length))}`;
        return {
          name,
          folder,
          group,
          variable: name.replace(/\.(\w)/, (_dot, letter) => letter.toUpperCase()),
          from: `./${folder}/${file}`,
          isCalled: text.includes('export const call: Call<'),
        };
      }),
  )
  .sort((one, other) => (one.name < other.name ? -1 : 1));

const called = operations.filter(({ isCalled }) => isCalled);
/** Groups of which pages make calls. */
const groups = [...new Map(called.map(({ group, folder }) => [group, folder]))];

/** Groups that are called where another one is, and go with its calls. */
const TOGETHER = {
  alerts: 'apply',
  candidate: 'resume',
  files: 'resume',
  heldSearch: 'apply',
  messages: 'apply',
  openEnglish: 'resume',
  pda: 'resume',
  push: 'apply',
  suggestions: 'apply',
};

/** Groups of one call share a chunk: the hash of a chunk costs every page more than such a call costs who loads it. */
const getChunk = (group, folder) => {
  if (Object.hasOwn(TOGETHER, group)) return TOGETHER[group];
  return called.filter((operation) => operation.group === group).length > 1 ? folder : 'single';
};

const writeCalls = (wanted) => {
  const own = called.filter(({ group }) => group === wanted);
  return [
    `/** How pages make each call of \`${wanted}\`, by name. ${NOTE} */`,
    ...own.map(({ variable, from }) => `import { call as ${variable} } from '.${from}';`),
    '',
    'export const calls = {',
    ...own.map(({ name, variable }) => `  '${name}': ${variable},`),
    '};',
    '',
  ].join('\n');
};

const calls = [
  `/** Loads how pages make the calls of each group. ${NOTE} */`,
  ...groups.map(([group, folder]) => `import type { calls as ${group} } from './${CALLS}/${folder}.ts';`),
  '',
  'export const groups = {',
  ...groups.map(
    ([group, folder]) =>
      `  ${group}: () => import(/* webpackChunkName: "calls-${getChunk(group, folder)}" */ './${CALLS}/${folder}.ts'),`,
  ),
  '};',
  '',
  '/** How pages make each call, by name. */',
  `export type Definitions = ${groups.map(([group]) => `typeof ${group}`).join(' &\n  ')};`,
  '',
].join('\n');

const policies = [
  `/** What guards each operation, by name. ${NOTE} */`,
  "import type { ZodMiniType } from 'zod/mini';",
  "import type { Address, Call, Policy } from './operation.ts';",
  ...operations.map(({ variable, from }) => `import * as ${variable} from '${from}';`),
  '',
  'type OperationFile = {',
  "  call: Address & Partial<Pick<Call<never, unknown>, 'timeoutMs' | 'answer'>>;",
  '  input?: () => ZodMiniType;',
  '  policy: Policy;',
  '};',
  '',
  'const files = {',
  ...operations.map(({ name, variable }) => `  '${name}': ${variable},`),
  '} satisfies Readonly<Record<string, OperationFile>>;',
  '',
  '/** The files of the operations, by name: their types are what handlers are typed by. */',
  'export type OperationFiles = typeof files;',
  '',
  'export const policies: Readonly<Record<string, OperationFile>> = files;',
  '',
].join('\n');

const wanted = new Map([
  ['calls.ts', calls],
  ['policies.ts', policies],
  ...groups.map(([group, folder]) => [`${CALLS}/${folder}.ts`, writeCalls(group)]),
]);

const readText = (file) => {
  try {
    return readFileSync(path.join(FOLDER, file), 'utf8');
  } catch {
    return null;
  }
};

const listed = () => {
  try {
    return readdirSync(path.join(FOLDER, CALLS)).map((file) => `${CALLS}/${file}`);
  } catch {
    return [];
  }
};
const outdated = [
  ...[...wanted].filter(([file, text]) => readText(file) !== text).map(([file]) => file),
  ...listed().filter((file) => !wanted.has(file)),
];
for (const file of outdated) {
  if (process.argv.includes('--check')) {
    console.error(`${file} is outdated: npm run operations -w @chamba/kernel`);
    process.exitCode = 1;
    continue;
  }
  const text = wanted.get(file);
  if (text === undefined) {
    rmSync(path.join(FOLDER, file));
    continue;
  }
  mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true });
  writeFileSync(path.join(FOLDER, file), text);
}
