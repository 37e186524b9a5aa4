// Finds what the tests need on the machine, or installs it through the system's package manager where allowed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const CHROMIUM_PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns path of a Chromium or null. */
export async function ensureChromium({ install }) {
  const find = () => CHROMIUM_PLACES.find((place) => place && existsSync(place)) ?? null;
  return find() ?? (install && aptInstall('chromium') ? find() : null);
}

/** @returns folder of the PostgreSQL server's binaries or null. */
export async function ensurePostgres({ install }) {
  return findPostgres() ?? (install && aptInstall('postgresql') ? findPostgres() : null);
}

function findPostgres() {
  const base = '/usr/lib/postgresql';
  const debian = existsSync(base)
    ? readdirSync(base)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(base, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return (
    [process.env.POSTGRES_BIN, ...debian, ...onPath].find(
      (place) => place && existsSync(path.join(place, 'initdb')),
    ) ?? null
  );
}

/** Installs a Debian package; false where that is not allowed or not possible. */
function aptInstall(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`installing ${name} …`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0;
}
