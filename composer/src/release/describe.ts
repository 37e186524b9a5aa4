import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  kernelRange,
  releaseDigest,
  releaseSchema,
  type Contract,
  type Release,
  type ReleaseRoute,
  type ReleaseSlot,
} from '@chamba/kernel/composition/release';
import type { Remote } from '@chamba/kernel/remote';
import { slotContracts, type SlotName } from '@chamba/kernel/slots';
import type { StatsCompilation } from 'webpack';
import { z } from 'zod';
import {
  ENTRY_FILE,
  toIntegrity,
  SERVER_FILE,
  SERVICE_WORKER_FILE,
  sharedVersions,
  type Unit,
} from '../webpack/index.ts';
import { routeData, type PageDeclaration } from './route-data.ts';
import { chunkFiles, mergeFiles, pageChunk, slotChunk, type ChunkFiles, type Files } from './chunks.ts';

/** A built unit violates the contract; `message` lists every fault. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** The shell's entry and the chunk behind its asynchronous boundary. */
const FIRST_CHUNKS = ['main', 'app', 'bootstrap'];

export type BuiltUnit = {
  unit: Unit;
  /** Folder with the built files. */
  folder: string;
  /** Statistics of the browser build, with `namedChunkGroups`. */
  stats: StatsCompilation;
  /** Declaration of a remote; for the shell its own declaration, if any. */
  declaration: Remote | null;
  /** What its pages declare, by id of the route. */
  pages: ReadonlyMap<string, PageDeclaration>;
  /** What it provides and requires; null if its kernel is older than contracts in releases. */
  contract: Contract | null;
  /** Commit of the sources; empty if unknown. */
  commit: string;
};

/**
 * Creates the content of `release.json` from a built unit.
 * @throws ReleaseError if a page or slot has no chunk of its name, or the declaration violates the contract.
 */
export function describeRelease({
  unit,
  folder,
  stats,
  declaration,
  pages,
  contract,
  commit,
}: BuiltUnit): Release {
  const chunks = chunkFiles(stats);
  const faults: string[] = [];
  const assets = hashAssets(folder);
  const fileEntry = (file: string): { file: string; integrity: string } | null => {
    const asset = assets[file];
    return asset ? { file, integrity: asset.integrity } : null;
  };
  const entry = fileEntry(ENTRY_FILE[unit.kind]);
  if (!entry) throw new ReleaseError(`${unit.name}: the build wrote no ${ENTRY_FILE[unit.kind]}`);

  const first = firstFiles(unit, chunks);
  const serviceWorker = fileEntry(SERVICE_WORKER_FILE);
  const shared = sharedVersions(unit);
  const draft = {
    name: unit.name,
    version: unit.version,
    digest: releaseDigest(assets, contract),
    kernel: kernelRange(shared['@chamba/kernel/remote'] ?? '0.0.0'),
    shared,
    entry,
    server: fileEntry(SERVER_FILE),
    ...(serviceWorker && { serviceWorker }),
    // The exposed module of a remote is listed with the parts that need it.
    ...(unit.kind === 'shell' ? first : { scripts: [], styles: [] }),
    routes: declaration ? describeRoutes({ declaration, pages, unit, chunks, first, faults }) : [],
    slots: declaration ? describeSlots(declaration, unit, chunks, first, faults) : [],
    events: {
      emits: [...(declaration?.events?.emits ?? [])],
      listens: [...(declaration?.events?.listens ?? [])],
    },
    assets,
    commit,
    contract,
  };
  const parsed = releaseSchema.safeParse(draft);
  if (!parsed.success) faults.push(z.prettifyError(parsed.error));
  if (faults.length > 0 || !parsed.success) throw new ReleaseError(`${unit.name}:\n  ${faults.join('\n  ')}`);
  return parsed.data;
}

/** Files that precede any page: the shell's initial chunks, or a remote's exposed module. */
function firstFiles(unit: Unit, chunks: ChunkFiles): Files {
  if (unit.kind === 'remote') return chunks.ofChunk('remote') ?? { scripts: [], styles: [] };
  const lists = FIRST_CHUNKS.map((name) => chunks.ofChunk(name)).filter((files) => files !== null);
  return mergeFiles(...lists);
}

type RoutesInput = {
  declaration: Remote;
  pages: ReadonlyMap<string, PageDeclaration>;
  unit: Unit;
  chunks: ChunkFiles;
  first: Files;
  faults: string[];
};

function describeRoutes({ declaration, pages, unit, chunks, first, faults }: RoutesInput): ReleaseRoute[] {
  return declaration.routes.map((route) => {
    const files = findFiles(pageChunk(route.id), `route "${route.id}"`, chunks, faults);
    const base = unit.kind === 'remote' ? mergeFiles(first, files) : files;
    for (const slot of route.slots ?? []) {
      if (!Object.hasOwn(slotContracts, slot))
        faults.push(`route "${route.id}" names the slot "${slot}", which has no owner`);
    }
    return { ...routeData(route, pages.get(route.id)), ...base };
  });
}

function describeSlots(
  remote: Remote,
  unit: Unit,
  chunks: ChunkFiles,
  first: Files,
  faults: string[],
): ReleaseSlot[] {
  return Object.entries(remote.slots ?? {}).map(([name, filler]) => {
    const files = findFiles(slotChunk(name), `slot "${name}"`, chunks, faults);
    const contract = Object.hasOwn(slotContracts, name) ? slotContracts[name as SlotName] : undefined;
    if (!contract) faults.push(`slot "${name}" has no owner`);
    else if (contract.version !== filler.version)
      faults.push(`slot "${name}" is at version ${contract.version}, not ${filler.version}`);
    return {
      name: name as SlotName,
      version: filler.version,
      server: filler.server,
      ...(unit.kind === 'remote' ? mergeFiles(first, files) : files),
    };
  });
}

function findFiles(chunk: string, what: string, chunks: ChunkFiles, faults: string[]): Files {
  const files = chunks.ofChunk(chunk);
  if (files) return files;
  const known =
    chunks.names.filter((name) => name.startsWith('page-') || name.startsWith('slot-')).join(', ') || 'none';
  faults.push(
    `${what} has no chunk "${chunk}": import its module with /* webpackChunkName: "${chunk}" */ (chunks of the build: ${known})`,
  );
  return { scripts: [], styles: [] };
}

/** Every file of a release folder except its description, with size and hash. */
export function hashAssets(folder: string): Release['assets'] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)).split(path.sep).join('/'))
    .filter((file) => file !== 'release.json' && file !== 'release.sig')
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const content = readFileSync(path.join(folder, file));
      const gzip = gzipSync(content, { level: 9 }).length;
      return [file, { integrity: toIntegrity(content), bytes: content.length, gzip }];
    }),
  );
}
