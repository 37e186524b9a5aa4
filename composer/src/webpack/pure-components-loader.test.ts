import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { compile } from '../release/build.ts';

const LIBRARY = `
import * as React10 from 'react';
var heavyPart = () => 'what only Unused draws on';
var Unused = React10.forwardRef(function UnusedWithRef() { return heavyPart(); });
Unused.displayName = "Unused";
var Context = React10.createContext('value of the context');
Context.displayName = "Context";
export { Context, Unused };
`;

describe('a library whose components are not marked as pure', () => {
  it('bundles only the components that are used', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'chamba-pure-'));
    try {
      writeFileSync(path.join(folder, 'library.mjs'), LIBRARY);
      writeFileSync(
        path.join(folder, 'index.mjs'),
        "import { Context } from './library.mjs'; globalThis.used = Context;",
      );
      await compile({
        mode: 'production',
        context: folder,
        entry: './index.mjs',
        output: { path: path.join(folder, 'out') },
        externals: { react: 'React' },
        module: {
          rules: [
            {
              test: /library\.mjs$/,
              loader: fileURLToPath(new URL('./pure-components-loader.js', import.meta.url)),
            },
          ],
        },
      });
      const bundle = readFileSync(path.join(folder, 'out/main.js'), 'utf8');
      assert.match(bundle, /value of the context/);
      assert.doesNotMatch(bundle, /what only Unused draws on/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
