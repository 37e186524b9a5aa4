import {
  builtFolder,
  describeShown,
  keptFolder,
  openGateway,
  portOf,
  shownBy,
  siteOptions,
  siteOrigin,
  siteUsage,
  testerToken,
  untilStopped,
} from '../compose/session.ts';
import { buildSources, readRemoteSource, RemoteSourceError } from '../compose/remote-sources.ts';
import { EXIT_CODES } from './command.ts';
import { defineCommand } from './define-command.ts';
import { Failure, Misuse } from './failure.ts';

const usage = `Usage: chamba compose --remote <unit>=<source> [--remote …] [--site <address>] [options]

Shows a site with some of its units from elsewhere, at an address of this machine. Everything else is what
the site serves now, calls included: who logs in there is logged in on that site.

  --remote   a unit and where it comes from; again for another one:
               local               a build of the folder of that name in this repository
               <folder>            a unit's sources, which are built, or a folder with a release
               1.3.0               a version that the site has published
               http://localhost:…  a server of its own, as chamba dev starts one; runs in the browser only
${siteUsage}
  --json     print address and composition as JSON, then go on serving

Ends with Ctrl+C. ${EXIT_CODES}`;

/** `chamba compose`. */
export const compose = defineCommand({
  name: 'compose',
  summary: 'a site with some of its units from elsewhere',
  usage,
  options: { remote: { type: 'string', multiple: true }, ...siteOptions },
  async run(values, positionals) {
    if (positionals.length > 0) throw new Misuse(`"${positionals[0]}" is too much: units go into --remote`);
    const site = siteOrigin(values.site);
    const port = portOf(values.port);
    const overrides = await overridesOf(values.remote ?? [], (line) => {
      if (!values.json) console.log(line);
    });
    const gateway = await openGateway({
      site,
      overrides,
      port,
      dataDir: keptFolder(site),
      tester: testerToken(values.tester),
      onLine: values.verbose ? (line) => console.error(line) : undefined,
    });
    try {
      const shown = await shownBy(gateway.url);
      if (values.json) {
        console.log(JSON.stringify({ url: gateway.url, site, ...shown }));
      } else {
        console.log(`${gateway.url}  shows ${site} with`);
        for (const line of describeShown(shown)) console.log(line);
        console.log('Ctrl+C ends it.');
      }
      return await untilStopped(gateway);
    } finally {
      await gateway.stop();
    }
  },
});

/**
 * The overrides that `--remote` asks for, sources built.
 * @param say hears what takes its time.
 * @throws Failure when one of them cannot be had.
 */
async function overridesOf(
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
        overrides[source.unit] = await buildSources(source.folder, builtFolder(), 'production');
      }
    }
  } catch (error) {
    if (error instanceof RemoteSourceError) throw new Failure(error.message, { code: 'remote' });
    throw error;
  }
  return overrides;
}
