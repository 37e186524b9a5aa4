import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { Module } from 'webpack';
import { buildUnit } from '../release/index.ts';
import { checkOut } from '../testing/checkout.ts';
import { portableModuleName } from './portable-ids-plugin.ts';

/** A module with an identifier only. */
const named = (identifier: string): Module => ({ identifier: () => identifier }) as Module;

describe('ids of modules', () => {
  it('are the same for a file in any folder, whatever special characters its path has', async () => {
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

  it('do not depend on local paths in a module’s text', () => {
    const start = (folder: string): string => {
      const code = Buffer.from(`import runtime from '${folder}/webpack-bundler-runtime/index.js'`);
      return `javascript/esm|data:text/javascript;charset=utf-8;base64,${code.toString('base64')}`;
    };
    const [one, other] = ['/home/ana/chamba', '/srv/build/7'].map((folder) => named(start(folder)));
    assert.ok(one && other);
    assert.equal(portableModuleName(one), portableModuleName(other));
  });
});
