import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.ts';
import { findRepository } from '../repository.ts';
import { formatLikeTheirProject } from './formatting.ts';
import { nameForms } from './names.ts';
import { featureValues, newFeature } from './new-feature.ts';
import { addToRepository, refuseTaken } from './repository-units.ts';
import type { Scaffolded } from './scaffolded.ts';
import { fillTemplate, writeNew } from './template.ts';
import { templateVersions } from './versions.ts';

/** Options of a new remote. */
export type RemoteOptions = {
  name: string;
  /** Working folder of the command. Inside the product's repository the remote is created in its root, else here. */
  from: string;
  /** Name of its first feature; by default the remote's own without `mfe-`. */
  feature?: string | undefined;
  title?: string | undefined;
  path?: string | undefined;
};

/**
 * Writes a remote with one feature that compiles, passes its tests and can be built. In the product's repository it
 * is added to the workspaces and the TypeScript references.
 * @throws Failure if it already exists, or its address or slice belongs to another unit.
 */
export async function newRemote(options: RemoteOptions): Promise<Scaffolded> {
  const { name } = options;
  nameForms(name, "a remote's name");
  const feature = options.feature ?? name.replace(/^mfe-/, '');
  const values = featureValues({ name: feature, title: options.title, path: options.path });
  const repository = findRepository(options.from);
  const parent = repository ?? path.resolve(options.from);
  const folder = path.join(parent, name);
  if (existsSync(folder)) {
    throw new Failure(`${folder} is there already`, {
      code: 'exists',
      remedy: 'Choose another name, or remove what is there.',
    });
  }
  if (repository) refuseTaken(repository, { path: values.path, slice: values.featureName });
  const all = { ...values, ...templateVersions(), unit: name };
  const created = writeNew(
    folder,
    new Map([
      ...fillTemplate('remote', all),
      ...fillTemplate(repository ? 'remote-inside' : 'remote-outside', all),
    ]),
  );
  let first: Scaffolded;
  let changed: string[];
  try {
    first = await newFeature({ folder, name: feature, title: options.title, path: options.path });
    changed = repository ? addToRepository(repository, name) : [];
  } catch (error) {
    // If a manual step remains, the rest is kept.
    if (!(error instanceof Failure)) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  formatLikeTheirProject(parent, created);
  const files = [...created, ...first.created];
  return {
    created: files,
    changed,
    folder: repository ? repository : folder,
    next: repository
      ? ['npm install', `cd ${name}`, 'npx jest', 'npx chamba dev']
      : ['npm install', 'npx jest', 'npx chamba dev'],
    note: `${first.note}${repository ? ' `npm install` enters the remote in package-lock.json.' : ''}`,
  };
}
