import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from './command.ts';

const usage = `Usage: chamba build [folder] [--out <folder>] [--dev] [--json]

Builds the unit in a folder (here, when none is named) for browsers and for server rendering,
checks it against the remote contract and writes an immutable release:

  <out>/<unit>/<version>-<digest>/   with release.json

  --out    folder of all releases; else RELEASES_DIR, else build/releases of the repository
  --dev    development build: readable names, source maps
  --json   print the release as JSON`;

/** `chamba build`. */
export const build: Command = {
  name: 'build',
  summary: 'build a unit into a release folder',
  async run(args) {
    let options;
    try {
      options = parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          out: { type: 'string' },
          dev: { type: 'boolean', default: false },
          json: { type: 'boolean', default: false },
          help: { type: 'boolean', short: 'h', default: false },
        },
      });
    } catch (error) {
      console.error(`chamba build: ${message(error)}\n\n${usage}`);
      return 2;
    }
    const { values, positionals } = options;
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const folder = path.resolve(positionals[0] ?? '.');
    const out = path.resolve(values.out ?? releasesFolder(folder));
    try {
      const started = performance.now();
      // The bundler takes a second to load, which the other commands need not wait for.
      const { buildUnit } = await import('../release/index.ts');
      // Federation writes a module of its own below the working folder, and its place decides the order of modules.
      if (existsSync(folder)) process.chdir(folder);
      const { release, folder: target } = await buildUnit({
        folder,
        out,
        mode: values.dev ? 'development' : 'production',
      });
      if (values.json) {
        console.log(JSON.stringify({ folder: target, release }, null, 2));
      } else {
        const scripts = Object.entries(release.assets).filter(([file]) => file.endsWith('.js'));
        const kilobytes = scripts.reduce((sum, [, { gzip }]) => sum + gzip, 0) / 1024;
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        console.log(
          `${release.name} ${release.version} built in ${seconds} s: ${scripts.length} scripts, ${kilobytes.toFixed(1)} KB gzipped`,
        );
        console.log(`  ${target}`);
      }
      return 0;
    } catch (error) {
      console.error(`chamba build: ${message(error)}`);
      return 1;
    }
  },
};

/** RELEASES_DIR, or `build/releases` at the root of the workspace the unit lies in. */
function releasesFolder(folder: string): string {
  const configured = process.env['RELEASES_DIR'];
  if (configured) return configured;
  let current = path.resolve(folder);
  while (!existsSync(path.join(current, 'lerna.json'))) {
    const parent = path.dirname(current);
    if (parent === current) return path.join(path.resolve(folder), 'build/releases');
    current = parent;
  }
  return path.join(current, 'build/releases');
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
