import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import { replacedFiles } from './index.ts';

const library = createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack');
const PACKAGES = library.slice(0, library.lastIndexOf(`${path.sep}enhanced${path.sep}`));

/**
 * The files of the library for which the replacements were written. If one changes or disappears, read it, update its
 * replacement, check `npm run bench bytes`, and only then write the new digest here.
 */
const READ: Readonly<Record<string, string>> = {
  'error-codes/dist/desc.mjs': 'a81578d5b6e3f852',
  'error-codes/dist/getShortErrorMsg.mjs': 'ba61b21da251d790',
  'runtime-core/dist/plugins/generate-preload-assets.js': '0bc1fe94c85331f7',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': '75b26f07988459b5',
  'runtime-core/dist/plugins/snapshot/index.js': 'a5ecddf536c4ed13',
  'runtime-core/dist/utils/preload.js': '195d4ee89d93f554',
  'sdk/dist/logger.js': '85da997c6e8f4fb4',
  'sdk/dist/node.js': '7ee31c7b27bf0702',
  'webpack-bundler-runtime/dist/consumes.js': '7a52a6d53de18321',
  'webpack-bundler-runtime/dist/error-codes/dist/getShortErrorMsg.js': 'cccf852ca09b3894',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': '0215ce1bd34fb434',
  'webpack-bundler-runtime/dist/getUsedExports.js': 'f34ade3983035e93',
  'webpack-bundler-runtime/dist/init.js': '4fa02ee9e6b0b019',
  'webpack-bundler-runtime/dist/initContainerEntry.js': 'e3cb4881e901ce9f',
  'webpack-bundler-runtime/dist/initializeSharing.js': '9146e89c887e62a0',
  'webpack-bundler-runtime/dist/installInitialConsumes.js': '4e6efa9651c917d7',
  'webpack-bundler-runtime/dist/remotes.js': '06ec06e547fc2a7a',
  'webpack-bundler-runtime/dist/updateOptions.js': '51db99967ea3d331',
};

describe('the parts of the federation library that are replaced', () => {
  const replaced = new Set(replacedFiles().map(({ name, file }) => `${name}/dist/${file}`));
  for (const key of replaced) {
    it(`${key} is the one its replacement was written for`, () => {
      const found = path.join(PACKAGES, key);
      assert.ok(existsSync(found), 'the library no longer has this file: nothing is replaced');
      assert.equal(createHash('sha256').update(readFileSync(found)).digest('hex').slice(0, 16), READ[key]);
    });
  }

  it('there is no digest of a file that is not replaced', () => {
    assert.deepEqual(
      Object.keys(READ).filter((key) => !replaced.has(key)),
      [],
    );
  });
});
