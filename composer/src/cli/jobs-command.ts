import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { openImportSource } from './import-source.ts';
import { EXIT, importAddress, importOptions, runImport } from './run-import.ts';

const FORMATS = ['portal', 'jobposting', 'xml'];

const usage = `Usage: chamba jobs import <file|address|-> [options]

Brings vacancies into a running site: a file (also .gz), an http(s) address, or standard input.
The same command again changes nothing; one that was broken off is completed by running it again.

  --feed <name>        name of the feed; else that of the file. The same name updates the same offers
  --format <format>    portal (CSV of the public portal), jobposting (JSON lines of schema.org
                       JobPosting) or xml (<source><job>…); else told by how the file begins
  --replace            retire the feed's offers that the file no longer has
  --force              retire them even when they are more than half of the feed
  --recipient <to>     who gets the applications to offers that name nobody: a mail or https address
  --sample             files of the portal: move the dates to today and mark the offers as a sample
  --dry-run            check everything, write nothing
  --site <address>     the site; else SITE_URL, else http://localhost:8080
  --key <key>          operator key; else CHAMBA_KEY, else the file operator.key of the data folder
  --data-dir <folder>  the site's data folder; else DATA_DIR, else .data
  --json               one JSON object a line instead of words

Exit codes: 0 all records came in, 1 failed, 2 misused, 3 finished without the records that are listed.`;

/** `chamba jobs`. */
export const jobs: Command = {
  name: 'jobs',
  summary: 'bring vacancies into a running site',
  async run(args) {
    const misuse = (words: string): number => {
      console.error(`chamba jobs: ${words}\n\n${usage}`);
      return 2;
    };
    let parsed;
    try {
      parsed = parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          ...importOptions,
          feed: { type: 'string' },
          format: { type: 'string' },
          recipient: { type: 'string' },
          replace: { type: 'boolean', default: false },
          sample: { type: 'boolean', default: false },
        },
      });
    } catch (error) {
      return misuse(error instanceof Error ? error.message : String(error));
    }
    const { values, positionals } = parsed;
    if (values.help) {
      console.log(usage);
      return EXIT.good;
    }
    const [verb, from, ...more] = positionals;
    if (verb !== 'import') return misuse(verb ? `there is no "${verb}"` : 'say what to do');
    if (!from || more.length > 0) return misuse('name one file, address or -');
    if (values.format !== undefined && !FORMATS.includes(values.format))
      return misuse(`--format must be one of ${FORMATS.join(', ')}`);
    if (from === '-' && !values.feed) return misuse('standard input has no name: give one with --feed');
    try {
      const source = await openImportSource(from);
      const url = importAddress(values.site, '/admin/jobs/imports', {
        feed: values.feed ?? source.name,
        format: values.format,
        recipient: values.recipient,
        replace: values.replace,
        force: values.force,
        dryRun: values['dry-run'],
        sample: values.sample,
      });
      return await runImport(url, source, values);
    } catch (error) {
      console.error(`chamba jobs: ${error instanceof Error ? error.message : String(error)}`);
      return EXIT.failed;
    }
  },
};
