/** Common parts of the commands that run a gateway. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { EXIT } from '../exit-codes.ts';
import { Failure, Misuse } from '../failure.ts';
import { readSite } from '../site/site-options.ts';
import { findRepository } from '../repository.ts';
import {
  LocalGatewayError,
  startLocalGateway,
  type LocalGateway,
  type LocalGatewayOptions,
} from './local-gateway.ts';

/** Options of every command that composes with a site. */
export const siteOptions = {
  site: { type: 'string' },
  port: { type: 'string' },
  tester: { type: 'string' },
  verbose: { type: 'boolean', default: false },
} as const;

/** Help for {@link siteOptions}. */
export const siteUsage = `  --site     origin of the site; else CHAMBA_SITE, else SITE_URL, else http://localhost:8080
  --port     port to listen on; else a free one
  --tester   a tester link of that site, for versions that are not live there
  --verbose  show what the gateway logs`;

/** Origin of the site. @throws Misuse if it is not a valid address. */
export function siteOrigin(given: string | undefined): string {
  return readSite({ site: given }).origin;
}

/** Parses a port of the command line. @throws Misuse if it is invalid. */
export function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Misuse(`--port is a number up to 65535, not "${text}"`);
  return port;
}

/** The token in a tester link, or the token itself. */
export function testerToken(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return text;
  const token = new URL(text).searchParams.get('token');
  if (token === null) throw new Misuse('--tester must be a tester link: it has a token in its address');
  return token;
}

/** Folder that releases of a site are cached in between runs. */
export function cacheFolder(site: string): string {
  const root = findRepository('.') ?? path.resolve('.');
  return path.join(root, '.cache/chamba', new URL(site).host.replace(':', '_'));
}

/** Remedies for a gateway that does not start, by its message. */
const REMEDIES: ReadonlyArray<[RegExp, string]> = [
  [/ cannot be reached/, 'Start a site with npm start, or name one with --site.'],
  [/EADDRINUSE/, 'Name another port with --port, or leave it away for a free one.'],
  [/EACCES|ENOENT|EROFS|ENOSPC/, 'Name a place that can be written to.'],
];

/** Starts the gateway, and adds a remedy to a failure. */
export async function openGateway(options: LocalGatewayOptions): Promise<LocalGateway> {
  try {
    // Calls go over the network twice, and a local gateway has no queue behind a slow page.
    return await startLocalGateway({ ...options, env: { RENDER_TIMEOUT_MS: '10000', ...options.env } });
  } catch (error) {
    if (!(error instanceof LocalGatewayError)) throw error;
    const [, remedy = ''] = REMEDIES.find(([symptom]) => symptom.test(error.message)) ?? [];
    throw new Failure(error.message, { code: 'gateway', remedy });
  }
}

const shownSchema = z.object({
  composition: z.object({
    id: z.string(),
    units: z.record(z.string(), z.object({ version: z.string() })),
    overrides: z
      .record(
        z.string(),
        z.object({
          kind: z.string(),
          wanted: z.string(),
          replaces: z.string(),
          failure: z.object({ reason: z.string() }).optional(),
        }),
      )
      .default({}),
  }),
});

export type Shown = z.infer<typeof shownSchema>['composition'];

/** The composition of a gateway's pages, read from its first page. */
export async function shownBy(url: string): Promise<Shown> {
  const html = await (await fetch(url)).text();
  const json = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) throw new Failure(`${url} shows no page`);
  return shownSchema.parse(JSON.parse(json)).composition;
}

/** Lines that list the units of a page. */
export function describeShown({ units, overrides }: Shown): string[] {
  const width = Math.max(...Object.keys(units).map((unit) => unit.length)) + 2;
  return Object.entries(units).map(([unit, { version }]) => {
    const override = overrides[unit];
    const from =
      override === undefined
        ? 'as on the site'
        : override.failure
          ? `as on the site: ${override.wanted} cannot be had (${override.failure.reason})`
          : `${override.wanted}, in place of ${override.replaces || 'nothing'}`;
    return `  ${unit.padEnd(width)}${version.padEnd(12)}${from}`;
  });
}

/**
 * Checks that each unit that is wanted from elsewhere is what pages show.
 * @param wanted names of the units.
 * @throws Failure that names the first one that is not: tests beside it would say something about another version.
 */
export function requireSources({ units, overrides }: Shown, wanted: readonly string[]): void {
  for (const unit of wanted) {
    const override = overrides[unit];
    if (override && !override.failure && units[unit]) continue;
    const reason = override?.failure?.reason ?? 'pages do not show it';
    throw new Failure(
      `${unit} is not shown from ${override?.wanted ?? 'where it was asked from'}: ${reason}`,
      {
        code: 'remote',
        details: { unit },
        remedy: 'Start its server, or name another source with --remote.',
      },
    );
  }
}

/** Help for a command after `--`. */
export const withCommandUsage = `  -- <command>  run this with the address in CHAMBA_URL, then end with its exit code: for tests of your own`;

/**
 * Waits until the person stops the command or the gateway ends; with a command, until that has ended.
 * @param command command to run, with the address in `CHAMBA_URL`; empty if there is none.
 * @returns the exit code.
 * @throws Failure if the gateway ends by itself, or the command cannot be run.
 */
export async function untilStopped(gateway: LocalGateway, command: readonly string[] = []): Promise<number> {
  const stopped = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(EXIT.done));
  });
  const ended = gateway.ended.then(() => null);
  const how = await Promise.race([command.length > 0 ? run(gateway.url, command) : stopped, ended]);
  if (how !== null) return how;
  throw new Failure(`the gateway ended: ${gateway.lines.at(-1) ?? 'it said nothing'}`);
}

function run(url: string, [program = '', ...args]: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, CHAMBA_URL: url } });
    // A build server signals the command only; Ctrl+C in a terminal signals both.
    const end = (): void => void child.kill('SIGTERM');
    process.once('SIGTERM', end);
    const over = (): void => void process.off('SIGTERM', end);
    child.once('error', (error) => {
      over();
      reject(new Failure(`${program} cannot be run: ${error.message}`));
    });
    child.once('close', (code) => {
      over();
      resolve(code ?? EXIT.failed);
    });
  });
}
