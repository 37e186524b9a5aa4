import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { dropOldBuilds } from './drop-old-builds.ts';

const root = mkdtempSync(path.join(tmpdir(), 'chamba-builds-'));
after(() => rmSync(root, { recursive: true }));

test('the newest builds of a unit stay, the one just made whatever its age, and unfinished ones', () => {
  ['mfe-x/0.1.0-a', 'mfe-x/0.1.0-b', 'mfe-x/0.1.0-c', 'mfe-x/0.2.0-d', 'mfe-y/0.1.0-a'].forEach(
    (name, second) => {
      const folder = path.join(root, name);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'release.json'), '{}');
      utimesSync(path.join(folder, 'release.json'), second, second);
    },
  );
  mkdirSync(path.join(root, 'mfe-x/.building-1'));
  dropOldBuilds(path.join(root, 'mfe-x/0.1.0-a'), 2);
  assert.deepEqual(readdirSync(path.join(root, 'mfe-x')).sort(), [
    '.building-1',
    '0.1.0-a',
    '0.1.0-c',
    '0.2.0-d',
  ]);
  assert.deepEqual(readdirSync(path.join(root, 'mfe-y')), ['0.1.0-a']);
});
