// Starts the built site on a data folder of its own, with the shipped sample.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const data = process.env.E2E_DATA_DIR ?? path.join(root, '.cache', 'e2e-data');
if (!process.env.E2E_KEEP_DATA) rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
// The service tests of the same run have imported the sample.
const imported = path.join(process.env.TEST_TEMPLATES ?? data, 'sample');
if (readdirSync(data).length === 0 && existsSync(imported)) cpSync(imported, data, { recursive: true });

const child = spawn(process.execPath, [path.join(root, 'gateway/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: process.env.E2E_PORT,
    DATA_DIR: data,
    NODE_ENV: 'production',
    CHAMBA_ENV: 'development',
    CHECK_ANSWERS: 'true',
    OE_JWT_SECRET: 'a-secret-of-tests-with-32-letters',
    // All tests come from one address, and sign up more people in a run than one network may in an hour.
    RATE_LIMIT_SCALE: '10',
  },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
