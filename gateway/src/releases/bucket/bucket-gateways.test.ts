import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { testPostgres } from '@chamba/database/testing/postgres-server';
import { startS3Server, type S3Server } from '@chamba/database/testing/s3-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { until } from '@chamba/kernel/testing/until';
import { createFilledDatabase } from '@chamba/services/testing/services';
import { startPlatform, writeStart, type PlatformSite } from '../../testing/platform-site.ts';

const server = await testPostgres();
after(() => server?.stop());

describe(
  'gateways that share a bucket and no folder',
  { skip: !server && 'PostgreSQL is not installed' },
  () => {
    let bucket: S3Server;
    let releases: ReturnType<typeof temporaryFolder>;
    let here: PlatformSite;
    let there: PlatformSite;

    before(async () => {
      bucket = await startS3Server('releases');
      releases = temporaryFolder();
      await writeStart(releases.folder);
      const { options } = bucket;
      const site = {
        databaseUrl: server ? await createFilledDatabase(server) : '',
        releasesDir: releases.folder,
        env: {
          RELEASES_BUCKET_NAME: options.bucket,
          RELEASES_BUCKET_ENDPOINT: options.endpoint,
          RELEASES_BUCKET_KEY_ID: options.accessKeyId,
          RELEASES_BUCKET_SECRET: options.secretAccessKey,
        },
      };
      here = await startPlatform(site);
      there = await startPlatform(site);
    });
    after(async () => {
      await here.close();
      await there.close();
      await bucket.stop();
      releases.remove();
    });

    it('serve what one of them published and promoted, with its files, and go back', async () => {
      const team = await here.team('search', 'mfe-search');
      assert.equal((await here.publish(team, '1.1.0', 'Uno punto uno')).status, 201);
      assert.equal((await here.promote(team, '1.1.0')).status, 200);
      await until(async () => /Uno punto uno/.test(await there.page()), 'the release at the other gateway');
      const script = /"(\/releases\/mfe-search\/1\.1\.0-[^"]+\.js)"/.exec(await there.page())?.[1] ?? '';
      const answer = await fetch(there.url + script);
      assert.equal(answer.status, 200, script);
      assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
    });

    it('go on with their copies while the bucket does not answer, and publish nothing', async () => {
      const team = await here.team('cv', 'mfe-cv');
      await bucket.stop();
      assert.match(await here.page(), /Uno punto uno/);
      assert.match(await there.page(), /Uno punto uno/);
      const refused = await here.publish(team, '1.0.0', 'Nada', 'mfe-cv');
      assert.ok(refused.status >= 500, String(refused.status));
      assert.ok(!here.log.join('').includes(bucket.options.secretAccessKey), 'the key is not in the log');
      bucket = await startS3Server('releases');
    });
  },
);
