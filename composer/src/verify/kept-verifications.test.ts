import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Release, Verification } from '@chamba/kernel/composition/release';
import { KeptVerifications, type Question } from './kept-verifications.ts';

const NOON = Date.parse('2026-06-01T12:00:00.000Z');
const MINUTE = 60_000;

const draft = (name: string, digest: string): Release =>
  ({ name, version: '1.0.0', digest }) as unknown as Release;

const asked: Question = {
  release: draft('mfe-cv', 'aaaaaaaaaaaa'),
  live: [draft('mfe-cv', 'bbbbbbbbbbbb'), draft('shell', 'cccccccccccc')],
  budgets: null,
  browser: true,
  accept: ['title:mfe-cv/resume'],
};
const verification: Verification = {
  digest: 'aaaaaaaaaaaa',
  at: new Date(NOON).toISOString(),
  browser: true,
  accepted: ['title:mfe-cv/resume'],
  warnings: 1,
};

describe('verifications that are kept on a machine', () => {
  let folder: string;
  let now: number;
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'chamba-')), 'verified');
    now = NOON + MINUTE;
    new KeptVerifications(folder, () => now).keep(asked, verification);
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

  const find = (question: Partial<Question> = {}) =>
    new KeptVerifications(folder, () => now).find({ ...asked, ...question });

  it('answer for the same release beside the same ones, whatever their order', () => {
    assert.deepEqual(find({ live: asked.live.toReversed() }), verification);
  });

  it('do not answer once anything differs', () => {
    const [own, ...others] = asked.live;
    assert.equal(find({ release: draft('mfe-cv', 'dddddddddddd') }), null);
    assert.equal(find({ live: [own as Release, draft('shell', 'dddddddddddd'), ...others.slice(1)] }), null);
    assert.equal(find({ live: others }), null);
    assert.equal(find({ accept: [] }), null);
    assert.equal(find({ browser: false }), null);
    assert.equal(find({ budgets: { pages: {} } as unknown as Question['budgets'] }), null);
  });

  it('end after an hour, and by a clock that was set back', () => {
    now = NOON + 61 * MINUTE;
    assert.equal(find(), null);
    now = NOON - MINUTE;
    assert.equal(find(), null);
  });

  it('are as good as missing when they are damaged', () => {
    for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), '{"digest":"a"}');
    assert.equal(find(), null);
  });

  it('do not pile up', () => {
    const kept = new KeptVerifications(folder, () => now);
    for (let index = 0; index < 30; index++)
      kept.keep({ ...asked, accept: [`title:mfe-cv/page-${index}`] }, verification);
    assert.equal(readdirSync(folder).length, 20);
  });

  it('are not needed: a folder that cannot be written keeps none', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const closed = new KeptVerifications(file, () => now);
    closed.keep(asked, verification);
    assert.equal(closed.find(asked), null);
  });
});
