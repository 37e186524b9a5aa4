import { containerName } from '@chamba/kernel/composition';
import { Artefact } from './artefact.ts';

/** How a release differs from the one it is made of. */
export type Reissue = {
  version: string;
  /** Folder of releases it is written below. */
  out: string;
  /** Texts of the code that are replaced in every file, e.g. to tell releases apart on the page. */
  texts?: Readonly<Record<string, string>>;
};

/**
 * Makes a next release of a built one, as building the same sources with another version would, in a moment: the name
 * of its container carries the version, and hashes and digest are taken anew.
 * @returns the folder of the new release.
 */
export function reissue(folder: string, { version, out, texts = {} }: Reissue): string {
  const release = Artefact.read(folder);
  const { name } = release.draft;
  const replaced = { [containerName(name, release.draft.version)]: containerName(name, version), ...texts };
  for (const file of release.files) {
    if (!/\.(?:js|cjs|json|css)$/.test(file)) continue;
    const before = release.text(file);
    const after = Object.entries(replaced).reduce((text, [from, to]) => text.replaceAll(from, to), before);
    if (after !== before) release.put(file, after);
  }
  const entry = release.draft.entry.file;
  release.put(entry, `${release.text(entry)}\n// ${version}\n`);
  release.draft.version = version;
  release.seal();
  return release.write(out);
}
