import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { sharedEntryRequest } from './kernel-entry-plugin.ts';
import { nodeConfiguration } from './node.ts';
import { readUnit } from './unit.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FORMS = path.join(ROOT, 'shared-kernel/src/forms');
const issuer = path.join(FORMS, 'failure-banner.tsx');

test('bundled kernel code imports shared entries as packages, and everything else as it is written', () => {
  assert.equal(sharedEntryRequest(issuer, FORMS, '../store/index.ts'), '@chamba/kernel/store');
  assert.equal(sharedEntryRequest(issuer, FORMS, '../ui/banner/index.ts'), null);
  assert.equal(sharedEntryRequest(issuer, FORMS, 'react'), null);
  // Inside a shared entry the others are part of the same copy.
  const session = path.join(ROOT, 'shared-kernel/src/session');
  assert.equal(sharedEntryRequest(path.join(session, 'index.ts'), session, '../store/index.ts'), null);
  const page = path.join(ROOT, 'mfe-cv/src/resume');
  assert.equal(sharedEntryRequest(path.join(page, 'resume.page.tsx'), page, '../store/index.ts'), null);
});

test('a server bundle takes them from its process: a second copy of the store would have no context', async () => {
  const unit = readUnit(path.join(ROOT, 'mfe-account'));
  const { externals } = nodeConfiguration(unit, './src/remote.ts', ROOT, 'production');
  assert.ok(Array.isArray(externals));
  type Rule = (data: object, callback: (error?: Error | null, result?: unknown) => void) => void;
  const rules = externals.filter((rule) => typeof rule === 'function') as unknown as Rule[];
  /** What the first of the rules says that says something. */
  const resolve = async (request: string): Promise<unknown> => {
    const data = { context: FORMS, contextInfo: { issuer, compiler: '' }, request };
    for (const rule of rules) {
      const result = await new Promise<unknown>((done, fail) => {
        rule(data, (error, value) => (error ? fail(error) : done(value)));
      });
      if (result !== undefined) return result;
    }
    return undefined;
  };
  assert.equal(await resolve('../store/index.ts'), 'commonjs @chamba/kernel/store');
  assert.equal(await resolve('../ui/banner/index.ts'), undefined);
});
