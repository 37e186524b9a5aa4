import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { buildUnit } from '../release/index.ts';
import { checkOut } from '../testing/checkout.ts';

describe('styles of a remote', () => {
  let checkout: ReturnType<typeof checkOut>;
  beforeEach(() => (checkout = checkOut('remote', 'chamba-')));
  afterEach(() => checkout.remove());

  const build = () => buildUnit({ folder: checkout.unit, out: path.join(checkout.folder, 'releases') });
  const sheet = () => path.join(checkout.unit, 'src/hello/hello.module.css');

  for (const rule of [
    'h1 { display: none; }',
    ':global(button) { display: none; }',
    ':root { --primary: red; }',
  ])
    it(`do not hold for the elements of others: ${rule}`, async () => {
      appendFileSync(sheet(), `\n${rule}\n`);
      await assert.rejects(build(), /is not pure/);
    });

  it('are CSS Modules', async () => {
    writeFileSync(path.join(checkout.unit, 'src/everything.css'), 'h1 { display: none; }');
    const remote = path.join(checkout.unit, 'src/remote.ts');
    writeFileSync(remote, `import './everything.css';\n${readFileSync(remote, 'utf8')}`);
    await assert.rejects(
      build(),
      /everything\.css would style the elements of every unit .* \*\.module\.css/,
    );
  });
});
