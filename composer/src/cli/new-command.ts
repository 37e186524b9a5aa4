import path from 'node:path';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { closest } from '../closest.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import type { Scaffolded } from '../scaffold/index.ts';

const usage = `Usage: chamba new remote <name> [--feature <name>] [--title <text>] [--path <address>]
       chamba new feature <name> [--in <folder>] [--title <text>] [--path <address>]
       chamba new slot <page.place> --owner <unit> [--filler <unit>] [--height <px>] [--timeout <ms>]
       chamba new operation <group.name> [--method <method>] [--path <address>] [--account <whose>]
                            [--summary <text>] [--service <folder>]

Writes what compiles, passes its tests and can be built at once:

  remote    a unit of its own with one feature. In the product's repository it goes beside the other
            units and into the workspaces; elsewhere it uses @chamba/kernel and @chamba/composer as packages
  feature   page, slice, saga, selectors, styles, tests and journey in one folder of a remote, and its route
  slot      a place in the owner's pages that another unit fills: its contract in the kernel, and with
            --filler the component that fills it
  operation a call of the product: its file in the kernel, from which client, gateway, router and
            documents follow, and with --service its handler

  --feature  the remote's first feature; else the remote's name without mfe-
  --title    heading of the page; else the feature's name in words
  --path     address of the page, else the feature's name; of the operation, else /api/<group>/<name>
  --method   GET, POST, PUT or DELETE of the operation; else GET
  --account  whose data the operation is about: none, proof or session; else none
  --summary  what the operation does, in a sentence
  --service  folder in services/src that gets the handler; else only services of others answer it
  --in       folder of the remote; else the one you are in
  --owner    unit whose pages have the slot; --filler the unit that fills it
  --height   pixels kept free until the filler shows; else 0
  --timeout  milliseconds after which the filler is taken as absent; else 5000
  --json     print what was written as JSON

${EXIT_CODES}`;

/** The kinds that each option belongs to: with another kind it would be silently ignored. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  feature: ['remote'],
  title: ['remote', 'feature'],
  path: ['remote', 'feature', 'operation'],
  method: ['operation'],
  account: ['operation'],
  summary: ['operation'],
  service: ['operation'],
  in: ['feature'],
  owner: ['slot'],
  filler: ['slot'],
  height: ['slot'],
  timeout: ['slot'],
};

/** `chamba new`. */
export const create = defineCommand({
  name: 'new',
  summary: 'a remote, a feature, a slot or an operation from a template',
  usage,
  options: {
    feature: { type: 'string' },
    title: { type: 'string' },
    path: { type: 'string' },
    method: { type: 'string' },
    account: { type: 'string' },
    summary: { type: 'string' },
    service: { type: 'string' },
    in: { type: 'string' },
    owner: { type: 'string' },
    filler: { type: 'string' },
    height: { type: 'string' },
    timeout: { type: 'string' },
  },
  async run(values, [kind, name, ...more]) {
    const kinds = ['remote', 'feature', 'slot', 'operation'];
    if (kind === undefined) throw new Misuse('say what: remote, feature, slot or operation');
    if (!kinds.includes(kind)) {
      const meant = closest(kind, kinds);
      throw new Misuse(`there is no template "${kind}"${meant ? `; did you mean "${meant}"?` : ''}`);
    }
    if (name === undefined || more.length > 0) throw new Misuse(`give the ${kind} one name`);
    const given: Readonly<Record<string, unknown>> = values;
    const foreign = Object.keys(OPTIONS).find(
      (option) => given[option] !== undefined && !OPTIONS[option]?.includes(kind),
    );
    if (foreign !== undefined) throw new Misuse(`--${foreign} is nothing that a ${kind} has`);
    const { newFeature, newOperation, newRemote, newSlot } = await import('../scaffold/index.ts');
    const { title, path: address } = values;
    let done: Scaffolded;
    if (kind === 'remote')
      done = await newRemote({ name, from: '.', feature: values.feature, title, path: address });
    else if (kind === 'feature')
      done = await newFeature({ folder: values.in ?? '.', name, title, path: address });
    else if (kind === 'operation') {
      const { method, account, summary, service } = values;
      done = await newOperation({ name, from: '.', method, path: address, account, summary, service });
    } else {
      done = await newSlot({
        name,
        from: '.',
        owner: values.owner,
        filler: values.filler,
        reservedHeight: count('height', values.height ?? '0'),
        timeoutMs: count('timeout', values.timeout ?? '5000'),
      });
    }
    if (values.json) console.log(JSON.stringify(done, null, 2));
    else print(done);
    return EXIT.done;
  },
});

function count(option: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Misuse(`--${option} is a whole number, not "${text}"`);
  return Number(text);
}

function print({ created, changed, folder, next, note }: Scaffolded): void {
  const shown = (file: string): string => path.relative(process.cwd(), file) || '.';
  for (const file of created) console.log(`  new      ${shown(file)}`);
  for (const file of changed) console.log(`  changed  ${shown(file)}`);
  console.log(`\n${note}\n\nNext:`);
  if (path.resolve(folder) !== process.cwd()) console.log(`  cd ${shown(folder)}`);
  for (const command of next) console.log(`  ${command}`);
}
