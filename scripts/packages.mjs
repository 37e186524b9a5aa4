/** The packages of the repository by what they are, read from the workspaces: a new remote is in these lists at once. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const has = (folder, file) => existsSync(path.join(root, folder, file));

/** Units of the page: the shell and every remote. */
export const units = workspaces.filter((folder) => folder === 'shell' || has(folder, 'src/remote.ts'));

/** Packages whose code runs in browsers: they are tested with jest. */
export const browserPackages = workspaces.filter((folder) => has(folder, 'jest.config.cjs'));

/** Packages that are written in TypeScript. */
export const typedPackages = workspaces.filter((folder) => has(folder, 'tsconfig.json'));
