import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildSources, readRemoteSource } from './remote-sources.ts';

describe('--remote', () => {
  let root: string;
  before(() => {
    root = mkdtempSync(path.join(tmpdir(), 'chamba-remote-'));
    writeFileSync(path.join(root, 'lerna.json'), '{}');
    for (const [folder, file] of [
      ['mfe-cv', 'package.json'],
      ['built', 'release.json'],
      ['empty', 'readme'],
    ] as const) {
      mkdirSync(path.join(root, folder, 'src'), { recursive: true });
      writeFileSync(path.join(root, folder, file), '{}');
    }
  });
  after(() => rmSync(root, { recursive: true }));

  it('accepts a version, an address, a release, sources, and the folder of this repository', () => {
    const deep = path.join(root, 'mfe-cv/src');
    assert.deepEqual(readRemoteSource('mfe-cv=1.3.0', root), {
      unit: 'mfe-cv',
      kind: 'version',
      version: '1.3.0',
    });
    assert.deepEqual(readRemoteSource('mfe-cv=http://localhost:3000', root), {
      unit: 'mfe-cv',
      kind: 'address',
      url: 'http://localhost:3000',
    });
    assert.deepEqual(readRemoteSource('mfe-cv=built', root), {
      unit: 'mfe-cv',
      kind: 'release',
      folder: path.join(root, 'built'),
    });
    assert.deepEqual(readRemoteSource('mfe-cv=local', deep), {
      unit: 'mfe-cv',
      kind: 'sources',
      folder: path.join(root, 'mfe-cv'),
    });
  });

  it('reports what is missing', () => {
    assert.throws(() => readRemoteSource('mfe-cv', root), /must be <unit>=local/);
    assert.throws(() => readRemoteSource('mfe-cv=nowhere', root), /nowhere does not exist/);
    assert.throws(() => readRemoteSource('mfe-cv=empty', root), /neither a unit .* nor a release/);
    assert.throws(() => readRemoteSource('mfe-apply=local', root), /mfe-apply does not exist/);
  });

  it('reports why sources cannot be built', async () => {
    const folder = path.join(root, 'mfe-cv');
    await assert.rejects(buildSources(folder, path.join(root, 'out'), 'production'), (error: Error) => {
      assert.match(error.message, /mfe-cv cannot be built:\n.*package\.json/);
      assert.doesNotMatch(error.message, /"error"/);
      return true;
    });
  });
});
