import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFolder, type Release } from '@chamba/kernel/composition/release';
import type { Remote } from '@chamba/kernel/remote';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { createConfigs, readUnit, SERVER_FILE, type Mode, type Unit } from '../webpack/index.ts';
import { readCommit } from './commit.ts';
import { toContract, unitKernelContract } from './contract.ts';
import { describeRelease } from './describe.ts';
import { evaluateBundle, remoteDeclaration, shellDeclaration } from './evaluate.ts';
import { pageDeclarations } from './route-data.ts';
import { undoWhenInterrupted } from './interrupted.ts';
import { writeJourneys } from './journeys.ts';

export type BuildOptions = {
  /** The unit's folder. */
  folder: string;
  /** Folder of all releases; the release is written to `<out>/<unit>/<version>-<digest>`. */
  out: string;
  mode?: Mode;
  /** The release's version, from that of the unit's package; the same if missing. */
  toVersion?: ((own: string) => string) | undefined;
  /** Adjusts the webpack configurations before they run. */
  adjust?: (configurations: Configuration[]) => Configuration[];
};

export type BuildResult = {
  release: Release;
  /** Absolute folder of the release. */
  folder: string;
};

/** Webpack refused the sources; `message` contains its errors. */
export class CompileError extends Error {
  override name = 'CompileError';
}

/**
 * Builds a unit into an immutable release folder with its `release.json`. Building equal sources again gives the
 * same folder, byte by byte.
 * @throws CompileError, EvaluationError or ReleaseError with a message for the person who builds.
 */
export async function buildUnit({
  folder,
  out,
  mode = 'production',
  toVersion = (own) => own,
  adjust = (configurations) => configurations,
}: BuildOptions): Promise<BuildResult> {
  const sources = readUnit(folder);
  const unit = { ...sources, version: toVersion(sources.version) };
  const parent = path.join(path.resolve(out), unit.name);
  mkdirSync(parent, { recursive: true });
  let made: string | null = null;
  const remove = (): void => {
    if (made !== null) rmSync(made, { recursive: true, force: true, maxRetries: 3 });
  };
  // Registered before the folder exists: a signal in between would leave it behind.
  const finish = undoWhenInterrupted(remove);
  try {
    const work = mkdtempSync(path.join(parent, '.building-'));
    made = work;
    const stats = await runAll(unit, adjust(createConfigs({ unit, output: work, mode })));
    await writeJourneys(unit, work, mode, compile);
    const declaration = await readDeclaration(unit, path.join(work, SERVER_FILE));
    const kernel = await unitKernelContract(unit);
    const release = describeRelease({
      unit,
      folder: work,
      stats,
      declaration,
      pages: await pageDeclarations(declaration ?? { name: unit.name, routes: [] }),
      contract: kernel && toContract(unit, declaration, kernel, stats),
      commit: readCommit(unit.folder),
    });
    writeFileSync(path.join(work, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    const target = path.join(parent, releaseFolder(release));
    moveInto(work, target);
    return { release, folder: target };
  } finally {
    finish();
    remove();
  }
}

async function readDeclaration(unit: Unit, bundle: string): Promise<Remote | null> {
  if (!existsSync(bundle)) return null;
  const exports = await evaluateBundle(unit, bundle);
  return unit.kind === 'remote' ? remoteDeclaration(unit, exports) : shellDeclaration(unit, exports);
}

/** Sequentially: two concurrent builds do not fit a small machine's memory. */
async function runAll(unit: Unit, configurations: readonly Configuration[]): Promise<StatsCompilation> {
  let web: StatsCompilation | null = null;
  for (const configuration of configurations) {
    const stats = await compile(configuration);
    web ??= stats;
  }
  if (!web) throw new CompileError(`${unit.name}: nothing to build`);
  return web;
}

/**
 * Runs one webpack build.
 * @returns its statistics with named chunk groups and modules.
 * @throws CompileError on any error in the sources.
 */
export function compile(configuration: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure);
        if (!stats) return reject(new CompileError(`${configuration.name}: webpack gave no result`));
        if (stats.hasErrors()) {
          const errors = stats.toString({ all: false, errors: true, errorDetails: false, colors: false });
          return reject(new CompileError(`${configuration.name}\n${errors}`));
        }
        resolve(
          stats.toJson({
            all: false,
            chunkGroups: true,
            chunkGroupMaxAssets: Infinity,
            modules: true,
            modulesSpace: Infinity,
            groupModulesByAttributes: false,
            groupModulesByCacheStatus: false,
            groupModulesByExtension: false,
            groupModulesByLayer: false,
            groupModulesByPath: false,
            groupModulesByType: false,
          }),
        );
      });
    });
  });
}

function moveInto(work: string, target: string): void {
  const description = path.join(target, 'release.json');
  if (existsSync(description)) {
    // Same digest, same files: they are unchanged. The time records which release was built last.
    const now = new Date();
    utimesSync(description, now, now);
    return;
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(work, target);
}
