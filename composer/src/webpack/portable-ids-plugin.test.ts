import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { Module } from 'webpack';
import { buildUnit } from '../release/index.ts';
import { checkOut } from '../testing/checkout.ts';
import { portableModuleName } from './portable-ids-plugin.ts';

/** A module as far as its name goes. */
const named = (identifier: string): Module => ({ identifier: () => identifier }) as Module;

describe('ids of modules', () => {
  it('are those of the same file wherever its folder lies, whatever marks its path has', async () => {
    const built: string[] = [];
    for (const name of ['chamba-', 'chamba, mis proyectos (2) ']) {
      const checkout = checkOut('remote', name);
      try {
        const out = path.join(checkout.folder, 'releases');
        built.push(path.basename((await buildUnit({ folder: checkout.unit, out })).folder));
      } finally {
        checkout.remove();
      }
    }
    assert.equal(built[0], built[1]);
  });

  it('do not come from a module whose text names a file of this machine', () => {
    const start = (folder: string): string => {
      const code = Buffer.from(`import runtime from '${folder}/webpack-bundler-runtime/index.js'`);
      return `javascript/esm|data:text/javascript;charset=utf-8;base64,${code.toString('base64')}`;
    };
    const [one, other] = ['/home/ana/chamba', '/srv/build/7'].map((folder) => named(start(folder)));
    assert.ok(one && other);
    assert.equal(portableModuleName(one), portableModuleName(other));
  });
});
