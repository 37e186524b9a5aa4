import { defineCommand } from './define-command.ts';
import { FEEDS_HELP, runFeeds, runRemoveSample } from './feeds-actions.ts';
import { Misuse } from '../failure.ts';
import { openImportSource } from './import-source.ts';
import { isReviewAction, REVIEW_HELP, runReviewAction } from './review-actions.ts';
import { IMPORT_HELP, importAddress, importOptions, runImport, readSource } from './run-import.ts';

const FORMATS = ['portal', 'jobposting', 'xml'];

const usage = `Usage: chamba jobs import <file|address|-> [options]
       chamba jobs feeds
       chamba jobs feeds pause <feed>
       chamba jobs feeds resume <feed>
       chamba jobs feeds secret <feed>
       chamba jobs feeds remove <feed> --dry-run | --yes
       chamba jobs remove-sample --dry-run | --yes [--force]
       chamba jobs held
       chamba jobs wording
       chamba jobs release <id>…
       chamba jobs reject <id>…

import brings vacancies into a running site: a file (also .gz), an http(s) address, or standard input.
The same command again changes nothing; one that was broken off is completed by running it again.

  --feed <name>        name of the feed; else that of the file. The same name updates the same offers
  --format <format>    portal (CSV of the public portal), jobposting (JSON lines of schema.org
                       JobPosting) or xml (<source><job>…); else detected from its beginning
  --replace            retire the feed's offers that the file no longer has
  --force              retire them even when they are more than half of the feed
  --recipient <to>     who gets the applications to offers without a contact: a mail or https address
  --sample             files of the portal: move the dates to today and mark the offers as a sample
  --dry-run            check everything, write nothing

${FEEDS_HELP}

${REVIEW_HELP}

${IMPORT_HELP}

Exit codes: 0 done, 1 failed, 2 misused, 3 refused, or an import that finished without the records that are listed.`;

/** `chamba jobs`. */
export const jobs = defineCommand({
  name: 'jobs',
  summary: 'bring vacancies into a running site, and look after its feeds',
  usage,
  options: {
    ...importOptions,
    feed: { type: 'string' },
    format: { type: 'string' },
    recipient: { type: 'string' },
    replace: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
  async run(values, positionals) {
    const [verb, ...rest] = positionals;
    const isFeeds = verb === 'feeds' || verb === 'remove-sample';
    if (isFeeds || isReviewAction(verb)) {
      if (values.feed ?? values.format ?? values.recipient ?? (values.replace || values.sample || undefined))
        throw new Misuse('--feed, --format, --recipient, --replace and --sample apply to import only');
      if (verb === 'feeds') return runFeeds(values, rest);
      if (verb === 'remove-sample') return runRemoveSample(values, rest);
      return runReviewAction(values, verb, rest);
    }
    if (verb !== undefined && verb !== 'import')
      throw new Misuse(
        `there is no "${verb}": use import, feeds, remove-sample, held, wording, release or reject`,
      );
    if (values.yes) throw new Misuse('--yes does not apply to import');
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
