import type { Operation } from '@chamba/kernel/operations';
import type { Outcome } from '../services-check/check.ts';
import { closest } from '../closest.ts';
import { EXIT } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Failure, Misuse } from '../failure.ts';
import { oneLine } from './printing.ts';

const usage = `Usage: chamba services check <address> [--only <names>] [--token=<token> [--changes]] [--json]

Calls the operations of a service that replaces one of the site's own (docs/services.md), and says of each whether its
answer is what pages need: which field is not as declared, what was expected and what kind of value was there. Ids are
learnt from the answers: an offer of a search is asked for by its id.

Only what changes nothing is called. A call that the service refuses with a code says nothing of its answers.

  --only <names>   of these upstreams (jobs,lookup), groups or operations (jobs.search) alone
  --token=<token>  session token of a candidate made for this; without it what needs a session is not called. With '=':
                   a token may begin with a dash
  --changes        call what changes something too, where there is a sample of it: it applies, saves and keeps
                   for that candidate
  --json           print the outcome as JSON

Exit codes: 0 done and all that was answered fits, 1 something does not fit or nothing answered as declared, 2 misused.`;

/** `chamba services`. */
export const services = defineCommand({
  name: 'services',
  summary: 'check the answers of a service that replaces one of the site’s own',
  usage,
  options: {
    only: { type: 'string' },
    token: { type: 'string' },
    changes: { type: 'boolean', default: false },
  },
  async run(values, [verb, given, ...more]) {
    if (verb !== 'check')
      throw new Misuse(verb ? `unknown action "${verb}": use check` : 'name an action: check');
    if (given === undefined) throw new Misuse('name the address of the service');
    if (more.length > 0) throw new Misuse(`unexpected argument "${more[0]}"`);
    if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
      throw new Misuse(`the service must be an http address, not "${given}"`);
    if (values.changes && !values.token)
      throw new Misuse('--changes needs the --token of a candidate made for it');
    const address = new URL(given);
    const { operations } = await import('@chamba/kernel/operations');
    const { checkServices, UnreachableError } = await import('../services-check/check.ts');
    const outcomes = await checkServices({
      address,
      operations: values.only === undefined ? operations : await chosen(values.only),
      token: values.token ?? '',
      changes: values.changes === true,
    }).catch((error: unknown) => {
      if (!(error instanceof UnreachableError)) throw error;
      throw new Failure(`${address.origin}: ${error.message}`, {
        code: 'unreachable',
        remedy: 'Start the service.',
      });
    });
    if (values.json) console.log(JSON.stringify({ address: given, ...inJson(outcomes) }, null, 2));
    else console.log(inWords(outcomes));
    const isGood = count(outcomes, 'unfit') === 0 && count(outcomes, 'fits') > 0;
    return isGood ? EXIT.done : EXIT.failed;
  },
});

/**
 * Operations by name: upstreams first, else operations and their groups.
 * @throws Misuse for an unknown name.
 */
async function chosen(only: string): Promise<Operation[]> {
  const { operations, getUpstream } = await import('@chamba/kernel/operations');
  const found = new Set<Operation>();
  for (const name of only.split(',').map((part) => part.trim())) {
    const ofUpstream = operations.filter((operation) => getUpstream(operation) === name.toLowerCase());
    const named = operations.filter(
      (operation) => operation.name === name || operation.name.split('.')[0] === name,
    );
    const matching = ofUpstream.length > 0 ? ofUpstream : named;
    if (matching.length === 0) {
      const names = operations.flatMap((operation) => [operation.name, getUpstream(operation)]);
      const meant = closest(name, [...new Set(names)]);
      throw new Misuse(`--only: there is no "${name}"${meant ? `; did you mean "${meant}"?` : ''}`);
    }
    for (const operation of matching) found.add(operation);
  }
  return operations.filter((operation) => found.has(operation));
}

const VERDICTS = ['fits', 'unfit', 'refused', 'skipped'] as const;

const count = (outcomes: readonly Outcome[], verdict: Outcome['verdict']): number =>
  outcomes.filter((outcome) => outcome.verdict === verdict).length;

const formatAddress = ({ address: { method, rest, path, cached } }: Operation): string =>
  `${method} ${path ?? `${cached ? '/cache-rest' : '/rest'} ${rest?.replace('/', ' ') ?? ''}`}`;

const inJson = (outcomes: readonly Outcome[]): object => ({
  ...Object.fromEntries(VERDICTS.map((verdict) => [verdict, count(outcomes, verdict)])),
  operations: outcomes.map(({ operation, ...outcome }) => ({
    name: operation.name,
    address: formatAddress(operation),
    ...outcome,
  })),
});

function inWords(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ operation }) => operation.name.length));
  const called = outcomes.flatMap((outcome) => {
    if (outcome.verdict === 'skipped') return [];
    const { operation, verdict } = outcome;
    const more = outcome.verdict === 'refused' ? ` (${outcome.why})` : '';
    const misfits = outcome.verdict === 'unfit' ? outcome.misfits : [];
    return [
      oneLine(`${verdict.padEnd(8)} ${operation.name.padEnd(width)}  ${formatAddress(operation)}${more}`),
      ...misfits.map(({ path, expected, found }) =>
        oneLine(`           ${path || 'the answer'}: expected ${expected}, found ${found}`),
      ),
    ];
  });
  const reasons = new Map<string, string[]>();
  for (const outcome of outcomes)
    if (outcome.verdict === 'skipped')
      reasons.set(outcome.why, [...(reasons.get(outcome.why) ?? []), outcome.operation.name]);
  const skipped = [...reasons].map(([why, names]) => `not called, ${why}: ${names.join(', ')}`);
  const sums = VERDICTS.map((verdict) => `${count(outcomes, verdict)} ${verdict}`).join(', ');
  return [...called, '', ...skipped, '', sums].join('\n');
}
