import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import vm from 'node:vm';
import { buildUnit } from '../release/index.ts';
import { checkOut } from '../testing/checkout.ts';

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('a picture that a page imports', () => {
  let checkout: ReturnType<typeof checkOut>;
  let folder: string;
  before(async () => {
    checkout = checkOut('remote', 'chamba-');
    const remote = path.join(checkout.unit, 'src/remote.ts');
    writeFileSync(path.join(checkout.unit, 'src/pixel.png'), Buffer.from(PIXEL, 'base64'));
    writeFileSync(
      remote,
      `import picture from './pixel.png';\nexport { picture };\n${readFileSync(remote, 'utf8')}`,
    );
    const out = path.join(checkout.folder, 'releases');
    ({ folder } = await buildUnit({ folder: checkout.unit, out }));
  });
  after(() => checkout.remove());

  it('has the address of the release on the server, where it is among the files', () => {
    const base = '/releases/mfe-areas/0.1.0-0123456789ab/';
    const module: { exports: Record<string, unknown>; base: string } = { exports: {}, base };
    const run = vm.compileFunction(readFileSync(path.join(folder, 'server.cjs'), 'utf8'), [
      'module',
      'exports',
      'require',
    ]);
    run.call(module.exports, module, module.exports, createRequire(path.join(checkout.unit, 'package.json')));
    const address = String(module.exports['picture']);
    assert.match(address, /^\/releases\/mfe-areas\/0\.1\.0-0123456789ab\/assets\/pixel\.[0-9a-f]{8}\.png$/);
    assert.ok(existsSync(path.join(folder, address.slice(base.length))), address);
  });
});
