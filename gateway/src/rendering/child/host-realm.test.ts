import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { it } from 'node:test';
import { promisify } from 'node:util';

/** Properties of `process` that lead to files, other processes and native code. */
const WAYS_OUT = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'kill',
  '_kill',
  'exit',
  'abort',
  'chdir',
  'setuid',
  'report',
  'permission',
  'mainModule',
];

it('the disarmed process object gives access to nothing, should code reach it', async () => {
  const module = new URL('host-realm.js', import.meta.url).href;
  const script = `
    const { writeSync } = await import('node:fs');
    const real = process;
    const { closeHostRealm } = await import(${JSON.stringify(module)});
    closeHostRealm();
    const left = ${JSON.stringify(WAYS_OUT)}.filter((name) => real[name] !== undefined);
    writeSync(1, JSON.stringify({ left, environment: Object.keys(real.env), shown: process }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { SECRET_OF_THE_GATEWAY: 'x', NODE_ENV: 'test' },
  });
  assert.deepEqual(JSON.parse(stdout), {
    left: [],
    environment: [],
    shown: { env: { NODE_ENV: 'production' } },
  });
});
