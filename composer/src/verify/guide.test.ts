import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';

const root = path.resolve(import.meta.dirname, '../../..');
const SOURCES = ['shared-kernel/src/composition/release', 'composer/src/verify'];
/** The name of a rule where a finding is created. */
const RULE = /\w?\)?\(\s*(?:isHash \? )?'([a-z]+(?:-[a-z]+)+)'(?:\s*: '([a-z-]+)')?,|rule: '([a-z-]+)'/g;

it('the guide to reports explains every rule that can be in one', () => {
  const sources = SOURCES.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  );
  const rules = new Set(
    sources.flatMap((text) => [...text.matchAll(RULE)].flatMap((found) => found.slice(1).filter(Boolean))),
  );
  // Names that prove that the expression above finds all notations.
  for (const known of [
    'route-taken',
    'hash-missing',
    'page-over-budget',
    'page-dead',
    'event-unsaid',
    'kill-test',
  ])
    assert.ok(rules.has(known), known);
  const guide = readFileSync(path.join(root, 'docs/verify-report.md'), 'utf8');
  assert.deepEqual(
    [...rules].filter((rule) => !guide.includes(`\`${rule}\``) && !guide.includes(`✗ ${rule} `)),
    [],
  );
});
