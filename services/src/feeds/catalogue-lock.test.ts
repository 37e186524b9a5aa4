import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { testPostgres, type PostgresDatabases } from '@chamba/database/testing/postgres-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { createServices } from '../index.ts';
import { FIXTURE } from '../testing/services.ts';

describe('processes that start together on an empty database', async () => {
  const server: PostgresDatabases | null = await testPostgres();
  const { folder, remove } = temporaryFolder();
  let databaseUrl = '';

  before(async () => {
    databaseUrl = (await server?.createDatabase()) ?? '';
  });
  after(async () => {
    await server?.stop();
    remove();
  });

  const start = (lines: string[]) =>
    createServices({
      dataDir: folder,
      databaseUrl,
      siteUrl: 'http://localhost:8123',
      siteName: 'Chamba',
      development: true,
      sample: { path: FIXTURE },
      logger: { info: (line) => lines.push(line), warn: () => undefined, error: () => undefined },
    });

  it(
    'all serve what one of them brought in',
    { skip: !server && 'PostgreSQL is not installed' },
    async () => {
      const logs: string[][] = [[], [], []];
      const started = await Promise.all(logs.map(start));
      try {
        const found = await Promise.all(
          started.map(async ({ app }) => {
            const answer = await app.inject('/rest?server=jobs&service=jobs');
            return Number(/"totaldocs":(\d+)/.exec(answer.body)?.[1]);
          }),
        );
        assert.ok(
          found.every((number) => number > 0 && number === found[0]),
          found.join(),
        );
        const importing = logs.filter((lines) => lines.some((line) => /offers of \d+ rows/.test(line)));
        assert.equal(importing.length, 1, 'one has imported');
      } finally {
        for (const services of started) await services.close();
      }
    },
  );
});
