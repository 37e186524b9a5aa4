import {
  describeShown,
  cacheFolder,
  openGateway,
  parsePort,
  requireSources,
  shownBy,
  siteOptions,
  siteOrigin,
  siteUsage,
  testerToken,
  untilStopped,
  withCommandUsage,
} from '../compose/session.ts';
import { buildOverrides } from '../compose/build-overrides.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Misuse } from '../failure.ts';

const usage = `Usage: chamba compose --remote <unit>=<source> [--remote …] [--site <address>] [options] [-- <command>]

Shows a site with some of its units from elsewhere, at an address of this machine. Everything else is what
the site serves now, calls included: who logs in there is logged in on that site.

  --remote   a unit and where it comes from; again for another one:
               local               a build of the folder of that name in this repository
               <folder>            a unit's sources, which are built, or a folder with a release
               1.3.0               a version that the site has published
               http://localhost:…  a server of its own, as chamba dev starts one; runs in the browser only
${siteUsage}
${withCommandUsage}
  --json     print address and composition as JSON, then go on serving

A unit that cannot be had from where it is wanted ends it with 1, before the command or after it.

Ends with Ctrl+C. ${EXIT_CODES}`;

/** `chamba compose`. */
export const compose = defineCommand({
  name: 'compose',
  summary: 'a site with some of its units from elsewhere',
  usage,
  options: { remote: { type: 'string', multiple: true }, ...siteOptions },
  ownWords: 0,
  async run(values, command) {
    if (command[0]?.includes('=')) throw new Misuse(`"${command[0]}" is too much: units go into --remote`);
    const site = siteOrigin(values.site);
    const port = parsePort(values.port);
    const overrides = await buildOverrides(values.remote ?? [], (line) => {
      if (!values.json) console.log(line);
    });
    const gateway = await openGateway({
      site,
      overrides,
      port,
      dataDir: cacheFolder(site),
      tester: testerToken(values.tester),
      onLine: values.verbose ? (line) => console.error(line) : undefined,
    });
    try {
      const wanted = Object.keys(overrides);
      const shown = await shownBy(gateway.url);
      requireSources(shown, wanted);
      if (values.json) {
        console.log(JSON.stringify({ url: gateway.url, site, ...shown }));
      } else {
        console.log(`${gateway.url}  shows ${site} with`);
        for (const line of describeShown(shown)) console.log(line);
        if (command.length === 0) console.log('Ctrl+C ends it.');
      }
      const code = await untilStopped(gateway, command);
      // A server of a unit may have ended meanwhile: what the command tested then was the site's version.
      if (command.length > 0) requireSources(await shownBy(gateway.url), wanted);
      return code;
    } finally {
      await gateway.stop();
    }
  },
});
