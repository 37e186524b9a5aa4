import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { testerToken } from '../compose/session.ts';
import { releaseFolderAt } from '../publish/release-at.ts';
import { htmlReport, type ViewPictures } from '../verify/html-report.ts';
import { KeptVerifications } from '../verify/kept-verifications.ts';
import { reportLines, type Against } from '../verify/report.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Failure, Misuse } from '../failure.ts';
import { releasesFolder, findRepository, verifiedFolder } from '../repository.ts';
import { readSite } from '../site/site-options.ts';

const usage = `Usage: chamba verify [folder|release] [--site <address> | --against <folder>] [options]

Checks whether a release can go live, and says what to fix if it cannot. It is compared with what is live: routes, slots
and their props, events, shared state, shared modules, files and hashes, size of the pages it is a part of. Then the
pages are loaded in a browser, beside what is live: what people lose by the release is a finding. The journeys of all units
that touch it are run. At last the release is made to fail: the rest of the page has to live.

A folder with sources (here, when none is named) is built first; a release folder is taken as it is.

  --site <address>     compare with what this site serves; else CHAMBA_SITE
  --against <folder>   compare with a folder of releases; without both, with RELEASES_DIR or
                       build/releases of the repository
  --tester <link>      a tester link of the site, if it discloses its releases to testers only
  --budgets <file>     budgets of pages; else the nearest budgets.json
  --page <unit>/<route>  load this page only, again for another; no journeys, and nothing fails then
  --journey <unit>/<id>  run this journey only, again for another
  --accept <rule>:<unit>/<route>  a difference from what is live that is meant, again for another; journey:<unit>/<id>
                       for a journey that ends
  --no-browser         leave out what needs a browser; the report says so
  --out <folder>       where the build goes; else .cache/chamba/built of the repository, which no site serves
  --html <file>        write the report as a page, too, with pictures of what differs
  --json               print the report as JSON

${EXIT_CODES} A release with a finding that breaks is refused.`;

/** `chamba verify`. */
export const verify = defineCommand({
  name: 'verify',
  summary: 'check whether a release can go live, and what to fix',
  usage,
  options: {
    site: { type: 'string' },
    against: { type: 'string' },
    tester: { type: 'string' },
    budgets: { type: 'string' },
    page: { type: 'string', multiple: true },
    journey: { type: 'string', multiple: true },
    accept: { type: 'string', multiple: true },
    'no-browser': { type: 'boolean', default: false },
    out: { type: 'string' },
    html: { type: 'string' },
  },
  async run(values, positionals) {
    if (positionals.length > 1) throw new Misuse('name one folder');
    if (values.site !== undefined && values.against !== undefined)
      throw new Misuse('--site and --against exclude each other');
    if (values.page && values.journey) throw new Misuse('--page and --journey exclude each other');
    const from = path.resolve('.');
    const built = await releaseFolderAt(path.resolve(positionals[0] ?? '.'), values);
    const { verifyRelease } = await import('../verify/index.ts');
    const pictures: ViewPictures[] = [];
    const at = new Date();
    const report = await verifyRelease({
      ...built,
      against: readAgainst(values, from),
      budgets: await findBudgets(values.budgets, from),
      browser: !values['no-browser'],
      pages: values.page,
      journeys: values.journey,
      accept: readAcceptances(values.accept),
      kept: new KeptVerifications(verifiedFolder(from)),
      ...(values.html !== undefined && { onPictures: (view: ViewPictures) => void pictures.push(view) }),
      onStep: (text) => {
        if (!values.json) console.error(`  … ${text}`);
      },
    });
    console.log(values.json ? JSON.stringify(report, null, 2) : reportLines(report).join('\n'));
    if (values.html !== undefined) writeReport(path.resolve(values.html), htmlReport(report, pictures, at));
    return report.ok ? EXIT.done : EXIT.refused;
  },
});

/** @throws Failure if the file cannot be written; the verdict has been printed by then. */
function writeReport(file: string, page: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page);
  } catch (error) {
    throw new Failure(
      `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      {
        code: 'report',
        remedy: 'Name another file with --html.',
      },
    );
  }
}

/** Differences that are accepted by name. @throws Misuse if one is not `<rule>:<unit>/<route>`. */
export function readAcceptances(values: readonly string[] = []): readonly string[] {
  const wrong = values.find((value) => !/^[a-z-]+:[a-z0-9-]+\/[a-z0-9-]+$/.test(value));
  if (wrong !== undefined) throw new Misuse(`--accept takes <rule>:<unit>/<route>, not "${wrong}"`);
  return values;
}

/** The source of live releases for these options. */
export function readAgainst(
  values: { site?: string | undefined; against?: string | undefined; tester?: string | undefined },
  from: string,
): Against {
  if (values.against !== undefined) return { folder: path.resolve(from, values.against) };
  const site = values.site ?? process.env['CHAMBA_SITE'];
  if (site) return { site: readSite({ site }).origin, tester: testerToken(values.tester) };
  return { folder: path.resolve(from, releasesFolder(from)) };
}

/**
 * The budgets of a file, else of the nearest `budgets.json`; null if there is none.
 * @throws Failure if the file cannot be read.
 */
export async function findBudgets(file: string | undefined, from: string) {
  const repository = findRepository(from);
  const found =
    file === undefined
      ? [from, repository]
          .flatMap((folder) => (folder ? [path.join(folder, 'budgets.json')] : []))
          .find(existsSync)
      : path.resolve(from, file);
  if (found === undefined) return null;
  const { readBudgets } = await import('../release/index.ts');
  try {
    return readBudgets(found);
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? z.prettifyError(error)
        : error instanceof Error
          ? error.message
          : String(error);
    throw new Failure(`${found} cannot be read: ${reason}`, {
      code: 'budgets',
      remedy: 'Name a file with budgets of pages with --budgets.',
    });
  }
}
