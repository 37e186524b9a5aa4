import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';

const root = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'chamba/boundaries')
    .map(({ message }) => message);
}

describe('the dependency map', () => {
  const forbidden: ReadonlyArray<[string, string]> = [
    ['mfe-search/src/results/x.ts', '@chamba/mfe-apply/remote'],
    ['mfe-search/src/results/x.ts', '../../../mfe-apply/src/remote.ts'],
    ['mfe-search/src/results/x.ts', 'react-redux'],
    ['mfe-cv/src/x.ts', '@chamba/services'],
    ['shell/src/x.ts', '@chamba/mfe-search'],
    ['shared-kernel/src/store/x.ts', '@chamba/gateway'],
    ['gateway/src/x.ts', '@chamba/kernel/ui/button'],
    ['gateway/src/x.ts', '@chamba/services/dist/jobs/search.js'],
    ['gateway/src/x.ts', '@chamba/database'],
    ['services/src/x.ts', '@chamba/platform-store'],
    ['platform-store/src/x.ts', '@chamba/services'],
    ['database/src/x.ts', '@chamba/kernel/retention'],
    ['services/src/x.ts', '@chamba/kernel/store'],
    ['composer/src/x.ts', '@chamba/kernel/session'],
  ];
  for (const [file, request] of forbidden) {
    it(`keeps ${request} out of ${file}`, async () => {
      for (const code of [
        `import { x } from '${request}';\nexport const y = x;\n`,
        `export { x } from '${request}';\n`,
        `export const x = () => import('${request}');\n`,
        `export type X = import('${request}').X;\n`,
      ]) {
        const found = await complaints(file, code);
        assert.equal(found.length, 1, code);
        assert.ok(found[0]?.includes(request), found[0]);
      }
    });
  }

  const allowed: ReadonlyArray<[string, string]> = [
    ['mfe-search/src/results/x.ts', '@chamba/kernel/store'],
    ['mfe-search/src/results/x.ts', '../filters/facets.ts'],
    ['mfe-apply/src/x.ts', 'react'],
    ['gateway/src/x.ts', '@chamba/services'],
    ['gateway/src/x.ts', '@chamba/platform-store'],
    ['platform-store/src/x.ts', '@chamba/database'],
    ['services/src/x.ts', '@chamba/database'],
    ['services/src/x.ts', '@chamba/kernel/catalogues'],
    ['composer/src/x.ts', '@chamba/kernel/composition/release'],
  ];
  for (const [file, request] of allowed) {
    it(`lets ${file} import ${request}`, async () => {
      assert.deepEqual(await complaints(file, `import { x } from '${request}';\nexport const y = x;\n`), []);
    });
  }
});
