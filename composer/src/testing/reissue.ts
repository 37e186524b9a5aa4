import { containerName } from '@chamba/kernel/composition';
import { Artefact } from './artefact.ts';

/** Differences of a release from the one it is derived from. */
export type Reissue = {
  version: string;
  /** Folder of releases below which it is written. */
  out: string;
  /** Replacements in every code file, e.g. to distinguish releases on the page. */
  texts?: Readonly<Record<string, string>>;
};

/**
 * Derives a next release from a built one, like a build of the same sources with another version, but instantly: the
 * name of its container contains the version, and hashes and digest are recomputed.
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
