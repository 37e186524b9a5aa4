import assert from 'node:assert/strict';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { DataFolderError, openStore } from '../index.ts';
import { EMBEDDED_MAJOR } from './data-folder.ts';

/** Files and folders with any mode bit of group or others. */
function exposed(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => (statSync(name).mode & 0o077) !== 0);
}

describe('the data folder', () => {
  const folders: (() => void)[] = [];
  let whole = '';
  const temporary = (): string => {
    const { folder, remove } = temporaryFolder();
    folders.push(remove);
    return folder;
  };
  /** A folder with a row in it, that no process works on. */
  const copy = (): string => {
    const folder = temporary();
    cpSync(whole, folder, { recursive: true });
    return folder;
  };
  const open = (dataDir: string) => openStore({ dataDir });
  const refused = (words: RegExp) => (error: unknown) => {
    assert.ok(error instanceof DataFolderError, String(error));
    assert.match(error.message, words);
    return true;
  };

  before(async () => {
    whole = join(temporary(), 'data');
    const store = await open(whole);
    await store.exec('create table kept (word text); insert into kept values ($$here$$)');
    await store.close();
  });
  after(() => folders.forEach((remove) => remove()));

  test('is accessible by its owner only, whether new or of an earlier version', async () => {
    assert.equal(statSync(whole).mode & 0o777, 0o700);
    assert.equal(statSync(join(whole, 'postgres')).mode & 0o777, 0o700);
    assert.deepEqual(exposed(join(whole, 'postgres')), []);

    const older = copy();
    const postgres = join(older, 'postgres');
    chmodSync(postgres, 0o755);
    chmodSync(join(postgres, 'base'), 0o777);
    for (const file of ['PG_VERSION', 'pg_hba.conf', 'global/pg_control'])
      chmodSync(join(postgres, file), 0o666);
    const store = await open(older);
    assert.deepEqual((await store.query('select word from kept')).rows, [{ word: 'here' }]);
    await store.close();
    assert.equal(statSync(postgres).mode & 0o777, 0o700);
    assert.deepEqual(exposed(postgres), []);
  });

  test('of the engine’s version is what a new one is', () => {
    assert.equal(readFileSync(join(whole, 'postgres/PG_VERSION'), 'utf8').trim(), String(EMBEDDED_MAJOR));
  });

  test('without its PG_VERSION no new database is made over the old one', async () => {
    const folder = copy();
    const version = join(folder, 'postgres/PG_VERSION');
    rmSync(version);
    const control = readFileSync(join(folder, 'postgres/global/pg_control'));
    await assert.rejects(
      open(folder),
      refused(/postgres is damaged: .*no PG_VERSION.*Restore the last backup.*docs\/operating\.md/),
    );
    assert.equal(existsSync(version), false);
    assert.deepEqual(readFileSync(join(folder, 'postgres/global/pg_control')), control);
    writeFileSync(version, `${EMBEDDED_MAJOR}\n`);
    const store = await open(folder);
    assert.deepEqual((await store.query('select word from kept')).rows, [{ word: 'here' }]);
    await store.close();
  });

  const damages: [string, RegExp, (postgres: string) => void][] = [
    [
      'half copied',
      /global\/pg_control, pg_wal missing \(an incomplete copy\?\)/,
      (postgres) => {
        rmSync(join(postgres, 'global/pg_control'));
        rmSync(join(postgres, 'pg_wal'), { recursive: true });
      },
    ],
    [
      'with an empty pg_control',
      /is damaged: the database in it cannot be opened/,
      (postgres) => truncateSync(join(postgres, 'global/pg_control'), 0),
    ],
    [
      'with a pg_control of noise',
      /is damaged: the database in it cannot be opened/,
      (postgres) => writeFileSync(join(postgres, 'global/pg_control'), Buffer.alloc(8_192, 0x5a)),
    ],
    [
      'without its log',
      /is damaged: the database in it cannot be opened/,
      (postgres) => {
        for (const name of readdirSync(join(postgres, 'pg_wal')))
          if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(postgres, 'pg_wal', name));
      },
    ],
    [
      'with an empty PG_VERSION',
      /PG_VERSION names no version/,
      (postgres) => writeFileSync(join(postgres, 'PG_VERSION'), ''),
    ],
    [
      'of a newer PostgreSQL',
      /holds a database of PostgreSQL 99; this version of the site embeds PostgreSQL 18/,
      (postgres) => writeFileSync(join(postgres, 'PG_VERSION'), '99\n'),
    ],
    [
      'with foreign files only',
      /no PG_VERSION/,
      (postgres) => {
        rmSync(postgres, { recursive: true });
        mkdirSync(postgres);
        writeFileSync(join(postgres, 'notes.txt'), 'mine');
      },
    ],
  ];
  for (const [what, words, damage] of damages) {
    test(`${what} is reported as such and stays unchanged`, async () => {
      const folder = copy();
      const postgres = join(folder, 'postgres');
      damage(postgres);
      const files = () => readdirSync(postgres).filter((name) => name !== 'postmaster.pid');
      const before = files().sort();
      await assert.rejects(open(folder), (error: unknown) => {
        refused(words)(error);
        assert.doesNotMatch((error as Error).message, /ASSERTIONS/);
        assert.match((error as Error).message, new RegExp(folder));
        return true;
      });
      assert.deepEqual(files().sort(), before);
      assert.equal(existsSync(join(folder, 'database.lock')), false, 'the folder is not held');
    });
  }

  test('a first start that was cut off leaves nothing in the way', async () => {
    const folder = temporary();
    mkdirSync(join(folder, 'postgres.new/base'), { recursive: true });
    writeFileSync(join(folder, 'postgres.new/PG_VERSION'), `${EMBEDDED_MAJOR}\n`);
    const store = await open(folder);
    await store.query('select 1');
    await store.close();
    assert.deepEqual(readdirSync(folder), ['postgres']);
  });

  test('a file in its place is reported as such', async () => {
    const file = join(temporary(), 'data');
    writeFileSync(file, '');
    await assert.rejects(open(file), refused(/is not a folder/));
  });
});
