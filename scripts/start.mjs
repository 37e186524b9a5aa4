/**
 * `npm start`: installs what is missing, builds what has changed, then runs the site until it is stopped.
 * Needs nothing but Node.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from './server-flags.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules', '.installed-lockfile');
let child = null;
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true;
    // Ctrl+C reaches the whole process group; a second SIGINT is ignored by a gateway that stops already.
    child?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}

process.exitCode = await main();

/** @returns {Promise<number>} exit code */
async function main() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
    return 1;
  }
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (needsInstall(lockfile)) {
    console.log('Installing packages…');
    const code = await run(
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      ['ci', '--no-audit', '--no-fund'],
      {
        // A production environment would leave the build tools out.
        env: { ...process.env, NODE_ENV: 'development' },
        shell: process.platform === 'win32',
      },
    );
    if (code !== 0 || stopping) return code;
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, lockfile);
  }
  console.log('Building…');
  const built = await run(process.execPath, [path.join(root, 'scripts/build.mjs')], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built !== 0 || stopping) return built;
  console.log('Starting…');
  return run(process.execPath, [...SERVER_FLAGS, path.join(root, 'gateway/dist/main.js')], {
    env: { CHAMBA_ENV: 'development', ...process.env, NODE_ENV: 'production' },
  });
}

function needsInstall(lockfile) {
  if (!existsSync(path.join(root, 'node_modules'))) return true;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') !== lockfile;
  // Installed by hand: npm's own record says whether it is complete and not older than the lockfile.
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return true;
  const missing = missingPackages(record);
  if (!missing) writeFileSync(stamp, lockfile);
  return missing;
}

/** Whether the lockfile names a package that npm has not installed in that version. Optional ones may be left out. */
function missingPackages(record) {
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages ?? {};
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages ?? {};
  return Object.entries(wanted).some(
    ([name, { version, optional, link, peer }]) =>
      name.includes('node_modules/') &&
      !optional &&
      !link &&
      !peer &&
      version !== undefined &&
      installed[name]?.version !== version,
  );
}

/** Runs a command in this terminal. @returns its exit code; 0 if it ended because of a stop signal. */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      child = null;
      resolve(code ?? (stopping || signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1));
    });
  });
}
