import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { closest } from '../closest.ts';
import { Failure, Misuse } from '../failure.ts';
import { findRepository } from '../repository.ts';
import { formatLikeTheirProject } from './formatting.ts';
import { nameForms } from './names.ts';
import type { Scaffolded } from './scaffolded.ts';
import { SourceEdits, writeOrTakeBack } from './source-edit.ts';
import { fillTemplate, writeNew } from './template.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const ACCOUNTS = ['none', 'proof', 'session'];
const OPERATIONS = 'shared-kernel/src/operations';
const SERVICES = 'services/src';

/** What an operation is made of. */
export type OperationOptions = {
  /** Group and name, e.g. `notes.list`. */
  name: string;
  from: string;
  /** `GET` if missing. */
  method?: string | undefined;
  /** Address on the site; else `/api/<group>/<name>`. */
  path?: string | undefined;
  /** Whose data it is about, as `policy.account` names it; `none` if missing. */
  account?: string | undefined;
  /** What it does, in a sentence. */
  summary?: string | undefined;
  /** Folder of the services that get a handler; without one only services of others answer it. */
  service?: string | undefined;
};

/**
 * Writes the file of an operation into the kernel, and a handler into a service, and writes the lists of operations anew.
 * @throws Failure outside of the product's repository, or if the operation exists; Misuse if an option cannot be used.
 */
export async function newOperation(options: OperationOptions): Promise<Scaffolded> {
  const { name, method = 'GET', account = 'none' } = options;
  const [group, operation] = parseName(name);
  const address = options.path ?? `/api/${group.dashed}/${operation.dashed}`;
  const summary = options.summary ?? `${operation.words}.`;
  requireChoice('method', method, METHODS);
  requireChoice('account', account, ACCOUNTS);
  if (!/^\/api(\/:?[\w-]+)+$/.test(address))
    throw new Misuse(`--path is an address like /api/notes/:id, not "${address}"`);
  if (/['\\\n]/.test(summary)) throw new Misuse('--summary is one line without quotes');
  const root = findRepository(options.from);
  if (!root) {
    throw new Failure('an operation is a contract of the kernel, and there is none to change here', {
      code: 'no-repository',
      remedy: "Run this in the product's repository.",
    });
  }
  const edits = new SourceEdits(root);
  const handlers = options.service === undefined ? null : findHandlerList(root, options.service);
  if (handlers) edits.append(handlers, /\breturn \[/, `handler('${name}', async () => ({ items: [] }))`);
  const parameters = [...address.matchAll(/:(\w+)/g)].map(([, parameter]) => `${parameter}: z.string()`);
  const created = writeNew(
    path.join(root, OPERATIONS, group.dashed),
    fillTemplate('operation', {
      file: operation.dashed,
      OperationName: `${group.pascal}${operation.pascal}`,
      label: `${operation.dashed}-${group.dashed}`,
      method,
      path: address,
      summary,
      upstream: group.dashed.replaceAll('-', ''),
      account,
      pathInput: parameters.length > 0 ? ` path: z.object({ ${parameters.join(', ')} }) ` : '',
      aboutPeople: account === 'none' ? '' : '\n  aboutPeople: true,',
      external: handlers ? '' : '\n  external: true,',
    }),
  );
  const changed = writeOrTakeBack(edits, created);
  formatLikeTheirProject(root, [...created, ...changed]);
  try {
    execFileSync(process.execPath, [path.join(root, 'shared-kernel/scripts/operations.mjs')], {
      stdio: 'pipe',
    });
  } catch (error) {
    for (const file of created) rmSync(file);
    throw error;
  }
  return {
    created,
    changed,
    folder: root,
    next: [
      'npm run operations -w @chamba/kernel',
      'npm test -w @chamba/kernel',
      'npm test -w @chamba/gateway',
    ],
    note: [
      `${path.relative(root, created[0] ?? '')} is the operation: write down what it takes (input) and answers (answer),`,
      'and what guards it (policy). The lists of operations have it; the first command below writes docs/services.md too.',
      `Sagas write: yield* request('${group.camel}.${operation.camel}', {}).`,
      ...(handlers
        ? [
            `Its handler is in ${handlers}.${account === 'session' ? ' Make it by handlerFor, which refuses callers without a session.' : ''}`,
          ]
        : []),
    ].join('\n'),
  };
}

function parseName(
  name: string,
): [group: ReturnType<typeof nameForms>, operation: ReturnType<typeof nameForms>] {
  const [group = '', operation = '', ...more] = name.split('.').map(toDashed);
  if (group === '' || operation === '' || more.length > 0)
    throw new Misuse(`an operation's name is its group and what it does, like notes.list; not "${name}"`);
  return [nameForms(group, "an operation's group"), nameForms(operation, "an operation's name")];
}

/** `ownNotes` as `own-notes`: operations are named in code as in sagas. */
const toDashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function requireChoice(option: string, value: string, values: readonly string[]): void {
  if (!values.includes(value)) throw new Misuse(`--${option} is ${values.join(', ')}; not "${value}"`);
}

/** The file of a service that lists its handlers, below the repository. */
function findHandlerList(root: string, service: string): string {
  const services = readdirSync(path.join(root, SERVICES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((folder) => existsSync(path.join(root, SERVICES, folder, `${folder}.handlers.ts`)));
  if (!services.includes(service)) {
    const meant = closest(service, services);
    throw new Misuse(
      `there is no service "${service}" with a list of handlers${meant ? `; did you mean ${meant}?` : `: ${services.join(', ')}`}`,
    );
  }
  return `${SERVICES}/${service}/${service}.handlers.ts`;
}
