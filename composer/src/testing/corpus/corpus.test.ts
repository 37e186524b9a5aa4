import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createCandidate, corpus, readLive, type Artefact } from './index.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const releases = path.resolve(root, process.env['RELEASES_DIR'] || 'build/releases');

describe('the corpus of changes', () => {
  let live: Record<string, Artefact>;
  let folder: string;

  before(() => {
    live = readLive(releases);
    folder = mkdtempSync(path.join(tmpdir(), 'chamba-corpus-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('has at least 25 changes of each kind, each breaking one with its twin', () => {
    for (const kind of ['breaking', 'harmless']) {
      const names = corpus.filter((change) => change.kind === kind).map(({ name }) => name.split('/')[0]);
      assert.ok(names.length >= 25, kind);
      assert.equal(new Set(names).size, names.length);
      for (const name of names) {
        assert.equal(corpus.filter((change) => change.name.startsWith(`${name}/`)).length, 2, name);
      }
    }
  });

  it('changes every release it concerns', () => {
    for (const change of corpus) {
      const original = live[change.unit];
      assert.ok(original, change.unit);
      const candidate = createCandidate(change, live);
      assert.ok(!candidate.equals(original), change.name);
      const written = candidate.write(path.join(folder, change.name.replace('/', '-')));
      assert.equal(
        JSON.parse(readFileSync(path.join(written, 'release.json'), 'utf8')).name,
        change.unit,
        change.name,
      );
    }
  });
});
