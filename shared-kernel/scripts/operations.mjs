/**
 * Writes the lists of operations from their files: `calls.ts`, which browsers load with their first call, and
 * `policies.ts`, which servers load. With `--check` it only reports lists that do not match the files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../src/operations/', import.meta.url));

const camel = (text) => text.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase());

/** Every operation, by the folder of its group and its file. */
const operations = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: group }) =>
    readdirSync(path.join(FOLDER, group))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => {
        const name = `${camel(group)}.${camel(file.slice(0, -'.ts'.length))}`;
        return {
          name,
          variable: name.replace(/\.(\w)/, (_dot, letter) => letter.toUpperCase()),
          from: `./${group}/${file}`,
          isCalled: readFileSync(path.join(FOLDER, group, file), 'utf8').includes('export const call: Call<'),
        };
      }),
  )
  .sort((one, other) => (one.name < other.name ? -1 : 1));

const NOTE = 'Written by `npm run operations -w @chamba/kernel` from the files of the operations.';

const called = operations.filter(({ isCalled }) => isCalled);
const calls = [
  `/** How pages make each call, by name. ${NOTE} */`,
  ...called.map(({ variable, from }) => `import { call as ${variable} } from '${from}';`),
  '',
  'export const calls = {',
  ...called.map(({ name, variable }) => `  '${name}': ${variable},`),
  '};',
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

const isCurrent = (file, text) => {
  try {
    return readFileSync(path.join(FOLDER, file), 'utf8') === text;
  } catch {
    return false;
  }
};

for (const [file, text] of Object.entries({ 'calls.ts': calls, 'policies.ts': policies })) {
  if (isCurrent(file, text)) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file} is outdated: npm run operations -w @chamba/kernel`);
    process.exitCode = 1;
  } else writeFileSync(path.join(FOLDER, file), text);
}
