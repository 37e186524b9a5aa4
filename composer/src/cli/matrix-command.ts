import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { Misuse } from '../failure.ts';
import type { Variant } from '../matrix/combinations.ts';
import type { Cell } from '../matrix/index.ts';
import { isReleaseFolder, readRelease } from '../publish/read-release.ts';
import { defineCommand } from './define-command.ts';
import { readAgainst } from './verify-command.ts';

const usage = `Usage: chamba matrix <releases> [<releases> …] [--site <address> | --against <folder>] [options]

Runs the journeys of all units on every composition in which one or two units are of these releases and the others are
live: the last releases beside today's, and tomorrow's beside both. That is what pages are made of after a move, after a
way back and for testers. Services with a small sample are started for it; nothing reaches a site.

<releases> is a folder with a release, or a folder of releases as \`chamba build\` writes it.

  --site <address>     what is live; else CHAMBA_SITE
  --against <folder>   what is live, as a folder of releases; without both, RELEASES_DIR or build/releases of the repository
  --tester <link>      a tester link of the site, if it discloses its releases to testers only
  --json               print the matrix as JSON

${EXIT_CODES} A composition on which a journey fails that passes with what is live is refused.`;

/** `chamba matrix`. */
export const matrix = defineCommand({
  name: 'matrix',
  summary: 'whether releases of different days work on one page',
  usage,
  options: { site: { type: 'string' }, against: { type: 'string' }, tester: { type: 'string' } },
  async run(values, positionals) {
    if (positionals.length === 0) throw new Misuse('name a folder of releases');
    if (values.site !== undefined && values.against !== undefined)
      throw new Misuse('--site and --against exclude each other');
    const variants = positionals.flatMap((folder) => readVariants(path.resolve(folder)));
    const { runMatrix } = await import('../matrix/index.ts');
    const result = await runMatrix({
      variants,
      against: readAgainst(values, path.resolve('.')),
      onCell: (cell) => {
        if (!values.json) console.log(toLines(cell).join('\n'));
      },
    });
    if (values.json) console.log(JSON.stringify(result, null, 2));
    else if (result.failLive.length > 0)
      console.log(`\nnot run, since they fail with what is live: ${result.failLive.join(', ')}`);
    return result.cells.some(({ outcome }) => outcome === 'breaks') ? EXIT.refused : EXIT.done;
  },
});

/** The releases of a folder. @throws Misuse if there is none. */
function readVariants(folder: string): Variant[] {
  const folders = isReleaseFolder(folder)
    ? [folder]
    : listFolders(folder).flatMap((unit) => listFolders(unit).filter(isReleaseFolder));
  if (folders.length === 0) throw new Misuse(`${folder} holds no release`);
  return folders.map((one) => ({ folder: one, release: readRelease(one).release }));
}

function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.join(folder, entry.name))
    .sort();
}

const SIGNS = { fits: '✓', breaks: '✗', refused: '–' } as const;

function toLines({ units, outcome, detail }: Cell): string[] {
  const head = `${SIGNS[outcome]} ${units.join(' with ')}`;
  if (outcome === 'fits') return [`${head}  ${detail.length} journeys`];
  return [outcome === 'refused' ? `${head}  is not composed` : head, ...detail.map((line) => `    ${line}`)];
}
