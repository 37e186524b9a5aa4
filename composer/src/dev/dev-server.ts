/** Serves one remote during development: hot modules, and a description in the form of a release. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@chamba/kernel/composition/release';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Unit } from '../webpack/index.ts';
import { developmentRelease } from './development-release.ts';
import { hotConfiguration } from './hot-configuration.ts';

/** A finished compilation. */
export type Compiled = { ms: number; changed: readonly string[]; errors: string | null };

export type DevServer = {
  /** Address that a gateway loads the remote from. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Compiles a remote and serves it.
 * @param onCompiled is called after every compilation, including the first.
 * @throws EvaluationError or CompileError if the remote cannot be described.
 */
export async function serveRemote(
  unit: Unit,
  port: number,
  onCompiled: (compiled: Compiled) => void,
): Promise<DevServer> {
  let release: Release = await describe(unit);
  const compiler = webpack(hotConfiguration(unit, path.join(unit.folder, 'dist')));
  let started = performance.now();
  let changed: string[] = [];
  compiler.hooks.watchRun.tap('chamba dev', ({ modifiedFiles }) => {
    started = performance.now();
    changed = [...(modifiedFiles ?? [])].filter((file) => path.extname(file) !== '');
  });
  const firstDone = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('chamba dev', (stats) => {
      const errors = stats.hasErrors()
        ? stats.toString({ all: false, errors: true, errorDetails: false, colors: false })
        : null;
      onCompiled({ ms: performance.now() - started, changed, errors });
      resolve();
      if (errors !== null || !changed.some((file) => file.endsWith(`${path.sep}remote.ts`))) return;
      // New routes and slots take effect on the next page load.
      describe(unit).then(
        (next) => {
          release = next;
        },
        (error: unknown) => onCompiled({ ms: 0, changed: [], errors: String(error) }),
      );
    });
  });
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: true,
      allowedHosts: 'all',
      static: false,
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: {
        // The page has another origin, and its policy blocks overlays.
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
        overlay: false,
        logging: 'warn',
      },
      devMiddleware: { publicPath: '/', stats: 'none' },
      setupMiddlewares: (middlewares) => [
        {
          name: 'release',
          path: '/release.json',
          middleware: (_request: unknown, response: { json: (value: unknown) => void }) =>
            response.json(release),
        },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  await firstDone;
  // The second compilation fills the caches for all later ones: it runs in advance, so that no one waits for it.
  server.invalidate();
  return { url: `http://localhost:${port}`, close: () => server.stop() };
}

async function describe(unit: Unit): Promise<Release> {
  return developmentRelease(unit, await mkdtemp(path.join(tmpdir(), 'chamba-dev-')));
}
