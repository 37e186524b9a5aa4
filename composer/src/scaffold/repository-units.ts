import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { writeTogether } from './source-edit.ts';

const rootSchema = z.object({ workspaces: z.array(z.string()) });

/** Folder names of the repository's units, in the order of its workspaces. */
export function listUnits(root: string): string[] {
  const { workspaces } = rootSchema.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  return workspaces.filter(
    (folder) => folder === 'shell' || existsSync(path.join(root, folder, 'src/remote.ts')),
  );
}

/**
 * Checks that no other unit of the repository has an address or slice.
 * @throws Failure that names the unit.
 */
export function refuseTaken(root: string, wanted: { path: string; slice: string }): void {
  for (const unit of listUnits(root)) {
    const source = path.join(root, unit, 'src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(remote|\.slice)\.ts$/.test(name))) {
      const text = readFileSync(path.join(source, file), 'utf8');
      if (file === 'remote.ts' && text.includes(`path: '${wanted.path}'`)) {
        throw new Failure(`${unit} has the address ${wanted.path} already`, {
          code: 'exists',
          remedy: 'Choose another with --path.',
        });
      }
      if (file.endsWith('.slice.ts') && text.includes(`name: '${wanted.slice}'`)) {
        throw new Failure(`${unit} has a slice "${wanted.slice}" already, and slices share one store`, {
          code: 'exists',
          remedy: 'Choose another name for the feature.',
        });
      }
    }
  }
}

/**
 * Adds a package to the workspaces and the TypeScript references of a repository, after its last unit.
 * @returns the changed files.
 */
export function addToRepository(root: string, folder: string): string[] {
  const last = listUnits(root).at(-1);
  const manifestFile = path.join(root, 'package.json');
  const manifest: object = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const { workspaces } = rootSchema.parse(manifest);
  const at = last ? workspaces.indexOf(last) + 1 : workspaces.length;

  const referencesFile = path.join(root, 'tsconfig.json');
  const references = readFileSync(referencesFile, 'utf8');
  const line = new RegExp(`^( *)\\{ "path": "${last ?? ''}" \\},?$`, 'm').exec(references);
  if (!line) {
    throw new Failure(`${referencesFile} has no reference to ${last ?? 'a unit'}`, {
      remedy: `Add { "path": "${folder}" } to its references, and "${folder}" to the workspaces of package.json.`,
    });
  }
  const end = line.index + line[0].length;
  const own = `\n${line[1] ?? ''}{ "path": "${folder}" }`;
  const wasLast = !line[0].endsWith(',');
  const texts = new Map([
    [
      manifestFile,
      `${JSON.stringify({ ...manifest, workspaces: workspaces.toSpliced(at, 0, folder) }, null, 2)}\n`,
    ],
    [
      referencesFile,
      `${references.slice(0, end)}${wasLast ? ',' : ''}${own}${wasLast ? '' : ','}${references.slice(end)}`,
    ],
  ]);
  writeTogether(texts);
  return [...texts.keys()];
}
