import { existsSync } from 'node:fs';
import path from 'node:path';
import { countCalls } from '../compose/recording.ts';
import {
  cacheFolder,
  openGateway,
  parsePort,
  siteOptions,
  siteOrigin,
  siteUsage,
  testerToken,
  untilStopped,
  withCommandUsage,
} from '../compose/session.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Failure, Misuse } from '../failure.ts';

const usage = `Usage: chamba record --out <file> [--replace] [--site <address>] [options] [-- <command>]

Shows a site at an address of this machine and keeps what its services answer, one call a line. Names, e-mail
addresses, phones, birth dates, addresses, ids of people, tokens and passwords are masked; the same value has
the same mask everywhere in the file, also in texts and addresses. Use the site as a tester would, then end it
with Ctrl+C, which masks what came to be known late: chamba replay serves the session again.

  --out      file to write
  --replace  write it anew when it is there already
${siteUsage}
${withCommandUsage}
  --json     print the address as JSON when it serves, and the number of calls at the end

${EXIT_CODES}`;

/** `chamba record`. */
export const record = defineCommand({
  name: 'record',
  summary: "keep the services' answers of a session, masked",
  usage,
  options: { out: { type: 'string' }, replace: { type: 'boolean', default: false }, ...siteOptions },
  ownWords: 0,
  async run(values, command) {
    if (!values.out) throw new Misuse('--out says which file to write');
    const out = path.resolve(values.out);
    if (existsSync(out) && !values.replace) {
      throw new Failure(`${out} is there already`, {
        code: 'exists',
        remedy: 'Name another file, or have it written anew with --replace.',
      });
    }
    const site = siteOrigin(values.site);
    const gateway = await openGateway({
      site,
      port: parsePort(values.port),
      dataDir: cacheFolder(site),
      tester: testerToken(values.tester),
      recordTo: out,
      onLine: values.verbose ? (line) => console.error(line) : undefined,
    });
    let code: number;
    try {
      if (values.json) console.log(JSON.stringify({ url: gateway.url, site, file: out }));
      else
        console.log(
          `${gateway.url}  shows ${site} and records it.${command.length === 0 ? ' Ctrl+C ends it.' : ''}`,
        );
      code = await untilStopped(gateway, command);
    } finally {
      // It writes the last part of the file when it ends.
      await gateway.stop();
    }
    const calls = await countCalls(out);
    if (values.json) console.log(JSON.stringify({ file: out, calls }));
    else console.log(`${calls} calls in ${out}`);
    return code;
  },
});
