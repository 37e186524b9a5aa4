import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../foreign-remotes');

/** Bundlers of other teams. Vite's entries are ES modules. */
export const TOOLS = ['webpack', 'rspack', 'vite'] as const;
export type Tool = (typeof TOOLS)[number];

/** A remote of another tool, served as its team would while they work on it. */
export type ForeignRemote = { url: string; stop: () => void };

/** Fetches the tools once; starting the site does without them. */
export async function installTools(): Promise<void> {
  if (existsSync(path.join(FOLDER, 'node_modules/@rspack/core/package.json'))) return;
  await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['install', '--no-audit', '--no-fund']);
}

/** Builds the remote with a tool and serves it with its description. */
export async function serveForeignRemote(tool: Tool): Promise<ForeignRemote> {
  const output = mkdtempSync(path.join(tmpdir(), `chamba-${tool}-`));
  // A process for each, as a team would: bundlers keep handles open.
  await run(process.execPath, [
    '--input-type=module',
    '-e',
    `const { build } = await import('./${tool}.mjs'); await build(${JSON.stringify(output)}); process.exit(0);`,
  ]);
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    const file = path.join(output, name);
    response.setHeader('access-control-allow-origin', '*');
    if (name === 'release.json') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(description(tool)));
    } else if (file.startsWith(output) && existsSync(file) && statSync(file).isFile()) {
      response.setHeader('content-type', file.endsWith('.css') ? 'text/css' : 'text/javascript');
      response.end(readFileSync(file));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
      rmSync(output, { recursive: true, force: true });
    },
  };
}

/** What a `release.json` says of the remote; its hashes are not checked in development. */
function description(tool: Tool): object {
  return {
    name: 'mfe-account',
    version: '9.9.9',
    digest: '000000000000',
    kernel: '*',
    shared: {},
    entry: {
      file: 'entry.js',
      integrity: `sha256-${'A'.repeat(43)}=`,
      ...(tool === 'vite' && { type: 'module' }),
    },
    server: null,
    scripts: [],
    styles: [],
    routes: [
      {
        id: 'login',
        path: '/login',
        category: 'login',
        access: 'visitor',
        header: 'login',
        footer: 'reduced',
        slots: [],
        scripts: [],
        styles: [],
      },
    ],
    slots: [],
    events: { emits: [], listens: [] },
    assets: {},
  };
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: FOLDER, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args[0] ?? ''}: ${said}`)),
    );
  });
}
