import { rmSync } from 'node:fs';
import path from 'node:path';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { releasesFolder } from '../repository.ts';

const usage = `Usage: chamba build [folder] [--out <folder>] [--clean] [--dev] [--json]

Builds the unit in a folder (here, when none is named) for browsers and for server rendering,
checks it against the remote contract and writes an immutable release:

  <out>/<unit>/<version>-<digest>/   with release.json

  --out    folder of all releases; else RELEASES_DIR, else build/releases of the repository
  --clean  empty the folder of --out first
  --dev    development build: readable names, source maps
  --json   print the release as JSON

${EXIT_CODES}`;

/** `chamba build`. */
export const build = defineCommand({
  name: 'build',
  summary: 'build a unit into a release folder',
  usage,
  options: {
    out: { type: 'string' },
    clean: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
  },
  async run(values, positionals) {
    if (positionals.length > 1) throw new Misuse('name one folder');
    // The default folder contains the releases of every unit.
    if (values.clean && values.out === undefined) throw new Misuse('--clean needs --out');
    const folder = path.resolve(positionals[0] ?? '.');
    const out = path.resolve(values.out ?? releasesFolder(folder));
    const started = performance.now();
    // The bundler takes a second to load, which other commands do not need.
    const { buildUnit } = await import('../release/index.ts');
    if (values.clean) rmSync(out, { recursive: true, force: true });
    const { release, folder: target } = await buildUnit({
      folder,
      out,
      mode: values.dev ? 'development' : 'production',
    });
    if (values.json) {
      console.log(JSON.stringify({ folder: target, release }, null, 2));
      return EXIT.done;
    }
    const scripts = Object.entries(release.assets).filter(([file]) => file.endsWith('.js'));
    const kilobytes = scripts.reduce((sum, [, { gzip }]) => sum + gzip, 0) / 1024;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${release.name} ${release.version} built in ${seconds} s: ${scripts.length} scripts, ${kilobytes.toFixed(1)} KB gzipped`,
    );
    console.log(`  ${target}`);
    return EXIT.done;
  },
});
