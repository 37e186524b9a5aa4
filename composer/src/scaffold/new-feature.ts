import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure, Misuse } from '../failure.ts';
import { findRepository } from '../repository.ts';
import { readUnit } from '../webpack/unit.ts';
import { formatLikeTheirProject } from './formatting.ts';
import { nameForms } from './names.ts';
import { refuseTaken } from './repository-units.ts';
import type { Scaffolded } from './scaffolded.ts';
import { SourceEdits, writeOrTakeBack } from './source-edit.ts';
import { fillTemplate, writeNew } from './template.ts';

/** Options of a new feature. */
export type FeatureOptions = {
  /** Folder of the remote. */
  folder: string;
  name: string;
  /** Heading of its page; by default the name as words. */
  title?: string | undefined;
  /** Address of its page; by default the name. */
  path?: string | undefined;
};

/** Names and texts of a feature, by placeholder of the templates. */
export type FeatureValues = Record<'feature' | 'featureName' | 'FeatureName' | 'title' | 'path', string>;

/**
 * Names and texts of a feature for the templates.
 * @throws Misuse if one of them is invalid.
 */
export function featureValues(options: Omit<FeatureOptions, 'folder'>): FeatureValues {
  const { dashed, camel, pascal, words } = nameForms(options.name, "a feature's name");
  const address = options.path ?? `/${dashed}`;
  if (!/^\/[\w./:{}*-]*$/.test(address))
    throw new Misuse(`--path is an address like /mis-alertas, not "${address}"`);
  const title = options.title ?? words;
  // It is inserted into quotes, JSX and a regular expression.
  if (!/^[\p{L}\p{N} ,.¡!¿:-]+$/u.test(title) || title.trim() === '')
    throw new Misuse('--title is made of letters, digits and plain punctuation');
  return {
    feature: dashed,
    featureName: camel,
    FeatureName: pascal,
    title,
    path: address,
  };
}

/**
 * Writes a feature folder (page, slice, saga, selectors, styles, tests, journey) into a remote and declares its route.
 * @throws Failure if the folder is not a remote, or the feature, its address or its slice already exists.
 */
export async function newFeature(options: FeatureOptions): Promise<Scaffolded> {
  const folder = path.resolve(options.folder);
  const surface = path.join(folder, 'src/remote.ts');
  if (!existsSync(surface)) {
    throw new Failure(`${folder} is not a remote: it has no src/remote.ts`, {
      code: 'no-remote',
      remedy: 'Go into the folder of a remote, or name it with --in. `chamba new remote <name>` makes one.',
    });
  }
  const unit = readUnit(folder).name;
  const values = { ...featureValues(options), unit };
  const name = options.name;
  const edits = new SourceEdits(folder);
  if (edits.read('src/remote.ts').includes(`id: '${name}'`)) {
    throw new Failure(`${unit} has a route "${name}" already`, {
      code: 'exists',
      remedy: 'Choose another name for the feature.',
    });
  }
  const repository = findRepository(folder);
  if (repository) refuseTaken(repository, { path: values.path, slice: values.featureName });
  const route = [
    '{',
    `  id: '${name}',`,
    `  path: '${values.path}',`,
    `  category: 'filters',`,
    `  page: () => import(/* webpackChunkName: "page-${name}" */ './${name}/${name}.page.tsx'),`,
    '}',
  ].join('\n');
  edits.append('src/remote.ts', /\broutes:\s*\[/, route);
  // A journey opens addresses, and this one would need a value for each variable.
  const isVariable = /[:*]/.test(values.path);
  const files = new Map(
    [...fillTemplate('feature', values)].filter(([file]) => !isVariable || !file.endsWith('.journey.ts')),
  );
  const created = writeNew(path.join(folder, 'src'), files);
  const changed = writeOrTakeBack(edits, created);
  formatLikeTheirProject(folder, [...created, ...changed]);
  return {
    created,
    changed,
    next: ['npx jest', 'npx chamba dev'],
    folder,
    note: `The page ${values.path} is src/${name}/${name}.page.tsx.`,
  };
}
