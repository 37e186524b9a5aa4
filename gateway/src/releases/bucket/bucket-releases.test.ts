import assert from 'node:assert/strict';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { inspect } from 'node:util';
import { startS3Server, type S3Server } from '@chamba/database/testing/s3-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { fakeRoute, writeRelease } from '../../testing/fake-releases.ts';
import { RefusedReleaseError } from '../port.ts';
import { ReleaseStore } from '../release-store.ts';
import { ObjectStore } from './object-store.ts';
import { BucketReleases } from './bucket-releases.ts';

/** A gateway's view of the bucket, with its own folder. */
type Machine = { releases: BucketReleases; folder: string };

describe('releases in a bucket', () => {
  let server: S3Server;
  let work: ReturnType<typeof temporaryFolder>;
  let built: string;
  let name: string;
  let now: number;
  let machines: number;
  let one: Machine;
  let other: Machine;

  const machine = (): Machine => {
    const folder = join(work.folder, `machine-${(machines += 1)}`);
    const bucket = new ObjectStore(server.options);
    return { releases: new BucketReleases(bucket, new ReleaseStore(folder), () => now), folder };
  };
  /** Publishes what was built, as an upload does: from a draft. */
  const publish = async ({ releases }: Machine, release = name): Promise<void> => {
    const draft = await releases.draft();
    await cp(join(built, release), draft, { recursive: true });
    await releases.keep(draft, release);
  };
  const script = async ({ releases }: Machine, file = 'main.js'): Promise<string | undefined> =>
    (await releases.file(name, file, []))?.bytes.toString();

  beforeEach(async () => {
    server = await startS3Server('releases');
    work = temporaryFolder();
    built = join(work.folder, 'built');
    name = await writeRelease(built, { name: 'mfe-search', routes: [fakeRoute('hello')] });
    now = 1_000;
    machines = 0;
    one = machine();
    other = machine();
  });
  afterEach(async () => {
    await server.stop();
    work.remove();
  });

  it('are served by every machine once one has published them', async () => {
    assert.equal(await other.releases.has(name), false);
    await publish(one);
    now += 6_000;
    assert.equal(await other.releases.has(name), true);
    assert.deepEqual(await other.releases.list(), [name]);
    const { release, folder, manifest } = await other.releases.load(name);
    assert.equal(release.name, 'mfe-search');
    assert.equal(manifest, (await one.releases.load(name)).manifest);
    assert.equal(await readFile(join(folder, 'page-hello.js'), 'utf8'), '/* page-hello.js */');
    assert.equal(await script(other), '/* main of mfe-search */');
    assert.equal(await other.releases.file(name, 'nothing.js', []), null);
  });

  it('are at the paths of their addresses, so that a CDN can serve them', async () => {
    await publish(one);
    const { endpoint, bucket } = server.options;
    const answer = await fetch(`${endpoint}/${bucket}/releases/${name}/main.js`);
    assert.equal(await answer.text(), '/* main of mfe-search */');
    assert.equal(answer.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
    const description = await fetch(`${endpoint}/${bucket}/releases/${name}/release.json`);
    assert.equal(description.headers.get('cache-control'), 'no-cache');
  });

  it('are served from the copy while the bucket does not answer', async () => {
    await publish(one);
    await other.releases.load(name);
    const { options } = server;
    await server.stop();
    assert.equal((await other.releases.load(name)).release.name, 'mfe-search');
    assert.equal(await script(other), '/* main of mfe-search */');
    await assert.rejects(machine().releases.load(name), (error) => {
      assert.match(String(error), /The bucket of releases did not answer/);
      return !inspect(error, { depth: 9 }).includes(options.secretAccessKey);
    });
    server = await startS3Server('releases');
  });

  it('are copied anew where the copy is damaged, missing a file, or of another release', async () => {
    await publish(one);
    const { folder } = await other.releases.load(name);
    await writeFile(join(folder, 'main.js'), 'alert(1)');
    assert.equal(await script(other), '/* main of mfe-search */');
    await rm(join(folder, 'main.css'));
    assert.equal((await other.releases.load(name)).release.name, 'mfe-search');

    const file = join(built, name, 'release.json');
    const changed = (await readFile(file, 'utf8')).replace('"commit":""', '"commit":"a1b2c3"');
    await writeFile(file, changed);
    await publish(one);
    assert.equal((await other.releases.load(name)).release.commit, 'a1b2c3');
  });

  it('are refused while a file of theirs is missing in the bucket, and good again once published again', async () => {
    await publish(one);
    await new ObjectStore(server.options).delete(`releases/${name}/main.js`);
    await assert.rejects(other.releases.load(name), RefusedReleaseError);
    await publish(machine());
    assert.equal((await other.releases.load(name)).release.name, 'mfe-search');
  });

  it('leave nothing in the bucket when they are removed, and others alone', async () => {
    const second = await writeRelease(built, { name: 'mfe-search', version: '2.0.0' });
    await publish(one);
    await publish(one, second);
    await one.releases.remove(name);
    await one.releases.remove(name);
    assert.deepEqual(await one.releases.list(), [second]);
    assert.equal(await one.releases.has(name), false);
    await assert.rejects(one.releases.load(name), { code: 'missing' });
    assert.deepEqual(await new ObjectStore(server.options).keys(`releases/${name}/`), []);
  });

  it('are copied once for all who ask at the same time', async () => {
    await publish(one);
    const answers = await Promise.all(Array.from({ length: 20 }, () => script(other)));
    assert.deepEqual(new Set(answers), new Set(['/* main of mfe-search */']));
  });

  it('show their signature, which can be made anew', async () => {
    await writeFile(join(built, name, 'release.sig'), 'first');
    await publish(one);
    await other.releases.load(name);
    assert.equal((await other.releases.read(name, 'release.sig'))?.toString(), 'first');
    await writeFile(join(built, name, 'release.sig'), 'second');
    await publish(one);
    assert.equal((await one.releases.read(name, 'release.sig'))?.toString(), 'second');
    assert.equal((await other.releases.read(name, 'release.sig'))?.toString(), 'second');
    assert.equal(await other.releases.read(name, 'nothing'), null);
  });
});
