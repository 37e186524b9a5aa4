import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

/**
 * A page that knows federation and single-spa's lifecycles, and nothing of this product. Remotes take the core of the
 * federation runtime from the page, as the library's `externalRuntime` has it.
 */
const HOST = `
import { createInstance } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime-core';
globalThis._FEDERATION_RUNTIME_CORE = core;
globalThis.loadLifecycles = (name, entry) =>
  createInstance({ name: 'bare-host', remotes: [{ name, entry }] }).loadRemote(name + '/lifecycles');
`;

let script: Promise<string> | undefined;

/** The script of the bare page, which is compiled once. */
export const bareHostScript = (): Promise<string> => (script ??= compileScript());

async function compileScript(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chamba-host-'));
  try {
    writeFileSync(path.join(folder, 'host.mjs'), HOST);
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      context: folder,
      entry: './host.mjs',
      resolve: { modules: [path.resolve(import.meta.dirname, '../../node_modules')] },
      output: { path: folder, filename: 'host.js' },
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((failure, stats) => {
        if (failure || stats?.hasErrors()) reject(failure ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
    return readFileSync(path.join(folder, 'host.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
