import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPublished, publishRelease, type Published } from '../publish/publish.ts';
import { isReleaseFolder, readRelease, type BuiltRelease } from '../publish/read-release.ts';
import { EXIT, EXIT_CODES } from './command.ts';
import { defineCommand } from './define-command.ts';
import { Failure, Misuse } from './failure.ts';
import { kilobytes, nextSteps } from './printing.ts';
import { Progress } from './progress.ts';
import { findingLine } from './refusals.ts';
import { releasesFolder } from './repository.ts';
import { SiteClient } from './site-client.ts';
import { SITE_HELP, siteOptions } from './site-options.ts';
import { readSigner } from './team-key.ts';

const usage = `Usage: chamba publish [folder|release] --team <name> [options]

Signs a release with the team's key and brings it to a site, which checks and keeps it. Nobody gets to see
it by that: \`chamba promote\` puts it on a channel. Publishing the same release again changes nothing.

A folder with sources (here, when none is named) is built first; a release folder is taken as it is.

${SITE_HELP}
  --no-verify          skip what \`chamba verify\` checks here; the site checks all the same
  --out <folder>       where builds go; else RELEASES_DIR, else build/releases of the repository
  --json               print the result as JSON

${EXIT_CODES}`;

/** `chamba publish`. */
export const publish = defineCommand({
  name: 'publish',
  summary: 'sign a release and bring it to a site',
  usage,
  options: {
    site: siteOptions.site,
    team: siteOptions.team,
    'team-key': siteOptions['team-key'],
    out: { type: 'string' },
    'no-verify': { type: 'boolean', default: false },
  },
  async run(values, positionals) {
    if (positionals.length > 1) throw new Misuse('name one folder');
    const signer = readSigner(values);
    const client = new SiteClient(values, signer);
    const built = await releaseAt(path.resolve(positionals[0] ?? '.'), values.out);
    const { name, version } = built.release;
    const say = (text: string): void => {
      if (!values.json) console.log(text);
    };
    let result: Published = { outcome: 'known', files: 0, bytes: 0, findings: [] };
    if (!(await isPublished(built, client))) {
      const progress = new Progress(!values.json && process.stderr.isTTY);
      try {
        result = await publishRelease(built, {
          client,
          signer,
          onSent: (sent, all) => progress.tell(sent, all),
        });
      } finally {
        progress.end();
      }
    }
    const promote = `npx chamba promote ${name}@${version} --why "…"`;
    if (values.json) {
      const { outcome, findings } = result;
      const { digest } = built.release;
      console.log(JSON.stringify({ unit: name, version, digest, outcome, findings, next: promote }, null, 2));
      return EXIT.done;
    }
    if (result.outcome === 'known') say(`${name} ${version} is at ${client.site.origin} already.`);
    else {
      say(
        `${name} ${version} is published at ${client.site.origin}: ${result.files} files, ${kilobytes(result.bytes)}.`,
      );
      for (const finding of result.findings) say(findingLine(finding));
    }
    say(`Candidates do not get it yet.\n\n${nextSteps(promote)}`);
    return EXIT.done;
  },
});

async function releaseAt(folder: string, out: string | undefined): Promise<BuiltRelease> {
  if (isReleaseFolder(folder)) return readRelease(folder);
  if (!existsSync(folder)) {
    throw new Failure(`there is no folder ${folder}`, {
      code: 'no-folder',
      remedy: 'Name the folder of a unit, or of a release that was built.',
    });
  }
  const { buildUnit } = await import('../release/index.ts');
  // Federation writes a module of its own below the working folder, and its place decides the order of modules.
  process.chdir(folder);
  const built = await buildUnit({ folder, out: path.resolve(out ?? releasesFolder(folder)) });
  return readRelease(built.folder);
}
