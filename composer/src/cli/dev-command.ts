import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../compose/local-gateway.ts';
import {
  cacheFolder,
  openGateway,
  parsePort,
  siteOptions,
  siteOrigin,
  siteUsage,
  testerToken,
  untilStopped,
} from '../compose/session.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { defineCommand } from './define-command.ts';
import { Failure, Misuse } from '../failure.ts';
import { builtFolder, findRepository } from '../repository.ts';

const usage = `Usage: chamba dev [folder] [--site <address>] [options]

Shows a site with the remote in a folder (here, when none is named) as you write it: what you save is on the
screen at once, and components keep their state. Everything else is what the site serves, calls included.
Where the shell's sources are at hand, pages run on a build of them for development, which keeping state needs.

  --shell    folder of the shell's sources; else the shell of this repository
${siteUsage}
  --json     print address and unit as JSON, and every compilation as a line

Ends with Ctrl+C. ${EXIT_CODES}`;

/** `chamba dev`. */
export const dev = defineCommand({
  name: 'dev',
  summary: 'one remote in the page as you write it',
  usage,
  options: { shell: { type: 'string' }, ...siteOptions },
  async run(values, positionals) {
    if (positionals.length > 1) throw new Misuse('name one folder');
    // The bundler takes a second to load, which other commands do not need.
    const [{ readUnit, UnitError }, { serveRemote }, { buildDevelopmentShell }] = await Promise.all([
      import('../webpack/index.ts'),
      import('../dev/dev-server.ts'),
      import('../dev/shell-build.ts'),
    ]);
    const say = (line: string): void => {
      if (!values.json) console.log(line);
    };
    let unit;
    try {
      unit = readUnit(positionals[0] ?? '.');
    } catch (error) {
      if (error instanceof UnitError) throw new Failure(error.message, { code: 'unit' });
      throw error;
    }
    if (unit.kind !== 'remote')
      throw new Failure(`${unit.folder} is the shell: name a remote`, { code: 'unit' });
    const site = siteOrigin(values.site);
    const gatewayPort = parsePort(values.port);
    const kept = cacheFolder(site);
    const built = builtFolder('.');
    const shell = shellFolder(values.shell, unit.folder);
    const overrides: Record<string, string> = {};
    if (shell === null) {
      say('the sources of the shell are not here: what you save loads the page again, without its state');
    } else {
      say('building the shell for development (kept until its sources change)');
      overrides['shell'] = (await buildDevelopmentShell(shell, `${built}-dev`)).folder;
    }
    // Federation writes a module of its own below the working folder.
    process.chdir(unit.folder);
    say(`compiling ${unit.name}`);
    const server = await serveRemote(unit, await freePort(), ({ ms, changed, errors }) => {
      const files = changed.map((file) => path.relative(unit.folder, file));
      if (values.json) console.log(JSON.stringify({ compiled: Math.round(ms), files, errors }));
      else if (errors !== null) console.error(errors);
      else console.log(`${files.join(', ') || unit.name}  ${(ms / 1000).toFixed(2)} s`);
    });
    try {
      overrides[unit.name] = server.url;
      const gateway = await openGateway({
        site,
        overrides,
        port: gatewayPort,
        dataDir: kept,
        tester: testerToken(values.tester),
        onLine: values.verbose ? (line) => console.error(line) : undefined,
      });
      try {
        if (values.json)
          console.log(JSON.stringify({ url: gateway.url, site, unit: unit.name, address: server.url }));
        else console.log(`${gateway.url}  shows ${site} with ${unit.name} as you write it. Ctrl+C ends it.`);
        return await untilStopped(gateway);
      } finally {
        await gateway.stop();
      }
    } finally {
      await server.close();
    }
  },
});

/**
 * Folder of the shell's sources, or null if they are not available.
 * @throws Failure if the given folder is not a shell.
 */
function shellFolder(given: string | undefined, unit: string): string | null {
  const root = findRepository(unit);
  const folder = given === undefined ? root && path.join(root, 'shell') : path.resolve(given);
  if (folder !== null && existsSync(path.join(folder, 'src/index.ts'))) return folder;
  if (given !== undefined) throw new Failure(`${given} has no sources of the shell`, { code: 'unit' });
  return null;
}
