import path from 'node:path';
import { buildOverrides } from '../compose/build-overrides.ts';
import { missIn, startableReplay, readMisses, type Miss } from '../compose/recording.ts';
import {
  cacheFolder,
  openGateway,
  parsePort,
  requireSources,
  shownBy,
  siteOrigin,
  untilStopped,
  withCommandUsage,
} from '../compose/session.ts';
import { EXIT, EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';
import { releasesFolder } from '../repository.ts';

const usage = `Usage: chamba replay <file> [--site <address>] [options] [-- <command>]

Serves a recording of chamba record: the same pages without services and without a database. A call that is not
in the recording gets an error that names it, and is listed at the end; nothing is made up.

People have the names and e-mail addresses of the recording (persona-1@ejemplo.invalid …) and any password.

  --site     show the releases of this site; else those built here (RELEASES_DIR, else build/releases)
  --remote   put a unit from a folder or an address in its place, as with chamba compose; again for another one
  --port     port to listen on; else a free one
  --verbose  show what the gateway logs
${withCommandUsage}
  --json     print the address as JSON when it serves, and the missing calls at the end

Ends with Ctrl+C. ${EXIT_CODES} A call that was missing is 3.`;

/** `chamba replay`. */
export const replay = defineCommand({
  name: 'replay',
  summary: 'serve a recording without services',
  usage,
  options: {
    site: { type: 'string' },
    remote: { type: 'string', multiple: true },
    port: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
  ownWords: 1,
  async run(values, positionals) {
    const [given, ...command] = positionals;
    if (given === undefined) throw new Misuse('name the file of a recording');
    const file = path.resolve(given);
    const { calls, people } = await startableReplay(file);
    const site = values.site === undefined ? undefined : siteOrigin(values.site);
    const overrides = await buildOverrides(values.remote ?? [], (line) => console.error(line));
    const wanted = Object.keys(overrides);
    const gateway = await openGateway({
      site,
      services: { replayFrom: file },
      overrides,
      releasesDir: path.resolve(releasesFolder('.')),
      port: parsePort(values.port),
      dataDir: site === undefined ? undefined : cacheFolder(site),
      onLine: (line) => {
        const missed = missIn(line);
        if (missed !== null && !values.json) console.error(`not in the recording: ${missed}`);
        if (values.verbose) console.error(line);
      },
    });
    let misses: Miss[] = [];
    let code: number;
    try {
      if (wanted.length > 0) requireSources(await shownBy(gateway.url), wanted);
      if (values.json) console.log(JSON.stringify({ url: gateway.url, file, calls, people }));
      else {
        console.log(
          `${gateway.url}  replays ${calls} calls of ${file}.${command.length === 0 ? ' Ctrl+C ends it.' : ''}`,
        );
        if (people.length > 0) console.log(`  people: ${people.join(', ')} (any password)`);
      }
      code = await untilStopped(gateway, command);
      if (wanted.length > 0 && command.length > 0) requireSources(await shownBy(gateway.url), wanted);
      misses = await readMisses(gateway.url);
    } finally {
      await gateway.stop();
    }
    if (values.json) console.log(JSON.stringify({ misses }));
    else if (misses.length === 0) console.log('every call was in the recording');
    else {
      console.log('not in the recording:');
      for (const { call, times } of misses) console.log(`  ${times} ×  ${call}`);
    }
    return code === EXIT.done && misses.length > 0 ? EXIT.refused : code;
  },
});
