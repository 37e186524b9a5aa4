import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { compareVersions, isReleaseVersion } from '@chamba/kernel/composition/release';
import { previewChannel, previewVersion, readBranch, toSlug } from './preview-name.ts';

describe('the names of a preview', () => {
  let folder: string;
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=Prueba', '-c', 'user.email=prueba@ejemplo.com'];
    execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'ignore' });
  };
  const CI = ['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'CI_COMMIT_REF_NAME', 'BRANCH_NAME', 'COMMIT'];
  const saved = CI.map((name) => [name, process.env[name]] as const);
  before(() => {
    for (const name of CI) delete process.env[name];
    folder = mkdtempSync(path.join(tmpdir(), 'chamba-preview-'));
    git('init', '--initial-branch', 'feature/Nuevo-Botón');
    writeFileSync(path.join(folder, 'one.txt'), 'one');
    git('add', '.');
    git('commit', '--message', 'one');
  });
  after(() => {
    for (const [name, value] of saved) if (value !== undefined) process.env[name] = value;
    rmSync(folder, { recursive: true });
  });

  it('are those of the branch that is checked out, or of the one that CI names', () => {
    assert.equal(readBranch(folder), 'feature/Nuevo-Botón');
    assert.equal(previewChannel(readBranch(folder)), 'preview-feature-nuevo-boton');
    process.env['CI_COMMIT_REF_NAME'] = 'otra';
    assert.equal(readBranch(folder), 'otra');
    delete process.env['CI_COMMIT_REF_NAME'];
    git('checkout', '--detach');
    assert.throws(() => readBranch(folder), /name one with --branch/);
    git('checkout', 'feature/Nuevo-Botón');
  });

  it('fit a channel however long or strange the branch is', () => {
    for (const branch of [
      'A'.repeat(200),
      '__x__',
      '1.0',
      'dependabot/npm/axios-1.2.3',
      `${'x'.repeat(31)}-/y`,
    ])
      assert.match(previewChannel(branch), /^preview-[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
    assert.ok(previewChannel('A'.repeat(200)).length <= 40);
    assert.throws(() => toSlug('---'), /no letter/);
  });

  it('give one version to a commit, and another to changes that are not committed', () => {
    const committed = previewVersion('0.3.0', '007', folder);
    assert.match(committed, /^0\.3\.1-preview-007\.g[0-9a-f]{10}$/);
    assert.equal(previewVersion('0.3.0', '007', folder), committed);
    writeFileSync(path.join(folder, 'two.txt'), 'two');
    const changed = previewVersion('0.3.0', '007', folder, new Date(1_000));
    assert.notEqual(changed, committed);
    for (const version of [committed, changed]) {
      assert.ok(isReleaseVersion(version), version);
      assert.ok(compareVersions(version, '0.3.0') > 0);
      assert.ok(compareVersions(version, '0.3.1') < 0);
    }
    const candidate = previewVersion('0.4.0-rc.1', 'x', folder);
    assert.ok(
      compareVersions(candidate, '0.4.0-rc.1') > 0 && compareVersions(candidate, '0.4.0') < 0,
      candidate,
    );
  });
});
