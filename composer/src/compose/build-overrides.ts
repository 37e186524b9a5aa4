import { Failure, Misuse } from '../failure.ts';
import { builtFolder } from '../repository.ts';
import { buildSources, readRemoteSource, RemoteSourceError } from './remote-sources.ts';

/**
 * The overrides of the `--remote` options; sources are built.
 * @param say is called with progress lines.
 * @throws Failure if one of them is unavailable.
 */
export async function buildOverrides(
  remotes: readonly string[],
  say: (line: string) => void,
): Promise<Record<string, string>> {
  const overrides: Record<string, string> = {};
  try {
    for (const text of remotes) {
      const source = readRemoteSource(text, '.');
      if (source.unit in overrides) throw new Misuse(`--remote names ${source.unit} twice`);
      if (source.kind === 'version') overrides[source.unit] = source.version;
      else if (source.kind === 'address') overrides[source.unit] = source.url;
      else if (source.kind === 'release') overrides[source.unit] = source.folder;
      else {
        say(`building ${source.folder}`);
        overrides[source.unit] = await buildSources(source.folder, builtFolder('.'), 'production');
      }
    }
  } catch (error) {
    if (error instanceof RemoteSourceError) throw new Failure(error.message, { code: 'remote' });
    throw error;
  }
  return overrides;
}
