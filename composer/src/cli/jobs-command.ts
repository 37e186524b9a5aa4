import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { openImportSource } from './import-source.ts';
import { IMPORT_HELP, importAddress, importOptions, runImport, readSource } from './run-import.ts';

const FORMATS = ['portal', 'jobposting', 'xml'];

const usage = `Usage: chamba jobs import <file|address|-> [options]

Brings vacancies into a running site: a file (also .gz), an http(s) address, or standard input.
The same command again changes nothing; one that was broken off is completed by running it again.

  --feed <name>        name of the feed; else that of the file. The same name updates the same offers
  --format <format>    portal (CSV of the public portal), jobposting (JSON lines of schema.org
                       JobPosting) or xml (<source><job>…); else detected from its beginning
  --replace            retire the feed's offers that the file no longer has
  --force              retire them even when they are more than half of the feed
  --recipient <to>     who gets the applications to offers without a contact: a mail or https address
  --sample             files of the portal: move the dates to today and mark the offers as a sample
  --dry-run            check everything, write nothing
${IMPORT_HELP}

Exit codes: 0 all records came in, 1 failed, 2 misused, 3 finished without the records that are listed.`;

/** `chamba jobs`. */
export const jobs = defineCommand({
  name: 'jobs',
  summary: 'bring vacancies into a running site',
  usage,
  options: {
    ...importOptions,
    feed: { type: 'string' },
    format: { type: 'string' },
    recipient: { type: 'string' },
    replace: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
  },
  async run(values, positionals) {
    const from = readSource(positionals);
    if (values.format !== undefined && !FORMATS.includes(values.format))
      throw new Misuse(`--format must be one of ${FORMATS.join(', ')}`);
    if (from === '-' && !values.feed) throw new Misuse('standard input has no name: give one with --feed');
    const source = await openImportSource(from);
    const url = importAddress(values, '/admin/jobs/imports', {
      feed: values.feed ?? source.name,
      format: values.format,
      recipient: values.recipient,
      replace: values.replace,
      force: values.force,
      dryRun: values['dry-run'],
      sample: values.sample,
    });
    return runImport(url, source, values);
  },
});
