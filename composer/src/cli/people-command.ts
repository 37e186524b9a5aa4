import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Failure, Misuse } from '../failure.ts';
import { table } from './printing.ts';
import { findOperator, SiteClient } from '../site/site-client.ts';
import { OPERATOR_HELP, siteOptions } from '../site/site-options.ts';

const usage = `Usage: chamba people export <e-mail or account id> [--out <file>]
       chamba people optout <e-mail or account id>
       chamba people restrict|unrestrict <e-mail or account id>
       chamba people email <e-mail or account id> <new e-mail>
       chamba people delete <e-mail or account id> --dry-run | --yes
       chamba people requests [--all]
       chamba people answer <number> --accept | --refuse --text <answer>

Answers requests of a person under data protection law: access to their data,
its correction, its deletion, no more mails. Keeps accounts from applying.

  export       prints all personal data of the person as JSON, without hashes of passwords and tokens
  optout       records that the person wants no mails with vacancies and news; mails about their account go on
  restrict     keeps the account from applying to vacancies; they log in as before, and read that they may write to you
  unrestrict   lets it apply again
  email        gives the account another e-mail address, which has to be confirmed; sessions end, the former one is notified
  delete       deletes it permanently: account, résumés, applications, mails, searches, complaints
  requests     lists the requests of people (access, rectification, cancellation, opposition) that wait for an answer,
               with the day by which the law wants it
  answer       records your answer to one of them and mails it to the person

  --out <file>         writes the export to a new file that only you can read
  --dry-run            lists what would be deleted, and deletes nothing
  --yes                deletes
  --all                lists the requests that were answered too
  --accept, --refuse   whether the request is granted
  --text <answer>      what the person reads
  --site <address>     the site; else CHAMBA_SITE, else SITE_URL, else http://localhost:8080
${OPERATOR_HELP}
  --json               print the answer as JSON

${EXIT_CODES}`;

const deletedSchema = z.object({ deleted: z.boolean(), rows: z.record(z.string(), z.number()) });

const emailSchema = z.object({ changed: z.boolean() });

const restrictedSchema = z.object({ restricted: z.boolean(), changed: z.boolean() });

const VERBS = ['export', 'optout', 'restrict', 'unrestrict', 'email', 'delete', 'requests', 'answer'];

const requestsSchema = z.object({
  requests: z.array(
    z.object({
      folio: z.string(),
      kind: z.string(),
      detail: z.string(),
      due: z.string(),
      state: z.string(),
      person: z.string(),
    }),
  ),
});

const optedOutSchema = z.object({ optedOut: z.literal(true), changed: z.boolean() });

/** `chamba people`. */
export const people = defineCommand({
  name: 'people',
  summary: 'data of a person: export, correction, deletion, opt-out (operators)',
  usage,
  options: {
    site: siteOptions.site,
    key: siteOptions.key,
    'data-dir': siteOptions['data-dir'],
    out: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    refuse: { type: 'boolean', default: false },
    text: { type: 'string' },
  },
  async run(values, [verb, person = '', ...more]) {
    const email = verb === 'email' ? more.shift() : undefined;
    if (more.length > 0) throw new Misuse(`unexpected argument "${more[0]}"`);
    if (!verb || !VERBS.includes(verb))
      throw new Misuse(
        verb ? `unknown action "${verb}": use ${VERBS.join(', ')}` : `name an action: ${VERBS.join(', ')}`,
      );
    if (verb === 'requests') {
      if (person !== '') throw new Misuse(`unexpected argument "${person}"`);
      const client = new SiteClient(values, findOperator(values));
      const { requests } = requestsSchema.parse(
        await client.post('/admin/people/requests', { all: values.all }),
      );
      if (values.json) console.log(JSON.stringify({ requests }, null, 2));
      else if (requests.length === 0) console.log('No request waits for an answer.');
      else
        console.log(
          table(
            ['number', 'until', 'state', 'right', 'person', 'request'],
            requests.map(({ folio, due, state, kind, person: whose, detail }) => [
              folio,
              due,
              state,
              kind,
              whose,
              detail,
            ]),
          ),
        );
      return EXIT.done;
    }
    if (verb === 'answer') {
      if (!/^\d{1,9}$/.test(person)) throw new Misuse('name the number of the request');
      if (values.accept === values.refuse) throw new Misuse('give either --accept or --refuse');
      if (!values.text?.trim()) throw new Misuse('give the answer that the person reads: --text <answer>');
      const client = new SiteClient(values, findOperator(values));
      const body = { folio: Number(person), accepted: values.accept, text: values.text };
      await client.post('/admin/people/answer', body);
      console.log(
        values.json ? JSON.stringify({ answered: true }, null, 2) : 'Answered: the person gets it by mail.',
      );
      return EXIT.done;
    }
    if (!/^\d{1,9}$/.test(person) && !/^\S+@\S+$/.test(person))
      throw new Misuse('name the person by e-mail address or account id');
    if (verb === 'export') {
      if (values.yes || values['dry-run']) throw new Misuse('--yes and --dry-run do not apply to export');
      const client = new SiteClient(values, findOperator(values));
      const ask = async (): Promise<string> =>
        `${JSON.stringify(await client.post('/admin/people/export', { person }), null, 2)}\n`;
      if (values.out === undefined) process.stdout.write(await ask());
      else await writePrivateFile(values.out, ask);
      return EXIT.done;
    }
    if (verb === 'email') {
      if (email === undefined) throw new Misuse('name the new e-mail address');
      if (values.yes || values['dry-run'] || values.out !== undefined)
        throw new Misuse('--yes, --dry-run and --out do not apply to email');
      const answer = emailSchema.parse(
        await new SiteClient(values, findOperator(values)).post('/admin/people/email', { person, email }),
      );
      if (values.json) console.log(JSON.stringify(answer, null, 2));
      else if (answer.changed) console.log('Changed: the account logs in with the new address.');
      else console.log('The account has this address already.');
      return EXIT.done;
    }
    if (verb === 'restrict' || verb === 'unrestrict') {
      if (values.yes || values['dry-run'] || values.out !== undefined)
        throw new Misuse(`--yes, --dry-run and --out do not apply to ${verb}`);
      const client = new SiteClient(values, findOperator(values));
      const answer = restrictedSchema.parse(
        await client.post('/admin/people/restrict', { person, restricted: verb === 'restrict' }),
      );
      if (values.json) console.log(JSON.stringify(answer, null, 2));
      else if (!answer.changed) console.log('It was like this already.');
      else
        console.log(
          answer.restricted ? 'Restricted: the account cannot apply.' : 'Lifted: the account can apply.',
        );
      return EXIT.done;
    }
    if (verb === 'optout') {
      if (values.yes || values['dry-run'] || values.out !== undefined)
        throw new Misuse('--yes, --dry-run and --out do not apply to optout');
      const answer = optedOutSchema.parse(
        await new SiteClient(values, findOperator(values)).post('/admin/people/optout', { person }),
      );
      if (values.json) console.log(JSON.stringify(answer, null, 2));
      else if (answer.changed) console.log('Kept: this person gets no mails with vacancies and news.');
      else console.log('This person had opted out already.');
      return EXIT.done;
    }
    if (values.yes === values['dry-run'])
      throw new Misuse('give either --dry-run to count first, or --yes to delete');
    if (values.out !== undefined) throw new Misuse('--out applies to export only');
    const client = new SiteClient(values, findOperator(values));
    const answer = deletedSchema.parse(
      await client.post('/admin/people/delete', { person, dryRun: values['dry-run'] }),
    );
    if (values.json) console.log(JSON.stringify(answer, null, 2));
    else console.log(deletionReport(answer));
    return EXIT.done;
  },
});

/**
 * Writes an export to a new file with mode 0600.
 * @param ask requests the export, which the site records; so the file is created first, and removed if the site
 * refuses.
 * @throws Failure if the file exists or cannot be written.
 */
async function writePrivateFile(file: string, ask: () => Promise<string>): Promise<void> {
  // Never overwrites: an existing file may be readable by others.
  const handle = orFailure(() => openSync(file, 'wx', 0o600));
  try {
    const text = await ask();
    orFailure(() => writeFileSync(handle, text));
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  console.error(`${file} holds all personal data of this person. Send it to them only.`);
}

/** @throws Failure with the reason why a file cannot be written. */
function orFailure<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(`--out: ${reason}`, {
      code: 'out',
      remedy: 'Name a new file in a folder that you may write to.',
    });
  }
}

/** Deleted rows by table, or rows that would be deleted, as a table for the terminal. */
function deletionReport({ deleted, rows }: z.infer<typeof deletedSchema>): string {
  const counts = Object.entries(rows).map(([name, count]) => [name, String(count)]);
  if (counts.length === 0) return 'There is no data of this person.';
  return `${table(['table', 'rows'], counts)}\n\n${deleted ? 'Deleted.' : 'Nothing was deleted yet: --yes deletes it.'}`;
}
