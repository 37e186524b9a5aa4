// Finds what the tests need on the machine, or installs it through the system's package manager where allowed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Chromium without windows: the tests take a third less processor time with it than with the whole browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns path of a Chromium, of the headless shell where there is one, or null. */
export async function ensureChromium({ install }) {
  const find = (places) => places.find((place) => place && existsSync(place)) ?? null;
  const shell = () => find([process.env.CHROMIUM, HEADLESS_SHELL]);
  return (
    shell() ??
    (install && aptInstall('chromium-headless-shell') ? shell() : null) ??
    ensureWholeChromium({ install })
  );
}

/** @returns path of a Chromium that is no headless shell, or null. */
export async function ensureWholeChromium({ install }) {
  const find = () => CHROMIUM_PLACES.find((place) => existsSync(place)) ?? null;
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
