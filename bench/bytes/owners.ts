// Whose the bytes of a page are, by the source maps of the same builds.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { compile } from '@chamba/composer/release';
import { createConfigs } from '@chamba/composer/webpack';
import { ROOT } from '../support/report.ts';
import { slotChunk, type MeasuredPage } from './pages.ts';

/** Owners by what a source's path holds, first match first. The libraries are the floor: every page has them. */
const OWNERS: ReadonlyArray<readonly [owner: string, pattern: RegExp]> = [
  ['react and react-dom', /node_modules\/(?:react|react-dom|scheduler)\//],
  ['react-router-dom', /node_modules\/(?:react-router|react-router-dom|cookie|set-cookie-parser)\//],
  ['redux toolkit, immer, reselect', /node_modules\/(?:@reduxjs|immer|reselect|redux-thunk)\//],
  ['redux-saga', /node_modules\/(?:redux-saga|@redux-saga|typescript-tuple)/],
  ['redux, react-redux', /node_modules\/(?:redux|react-redux|use-sync-external-store)\//],
  ['module federation runtime', /node_modules\/@module-federation\/|composer\/dist\/webpack\/federation\//],
  ['path-to-regexp', /node_modules\/path-to-regexp\//],
  ['other libraries', /node_modules\//],
  ['kernel: design system', /shared-kernel\/src\/ui\//],
  ['kernel: store and sagas', /shared-kernel\/src\/(?:store|session|unsaved|hydration|storage|telemetry)\//],
  ['kernel: api client', /shared-kernel\/src\/(?:api|errors)\//],
  [
    'kernel: addresses, catalogues, texts',
    /shared-kernel\/src\/(?:routes|catalogues|seo|format|validation)\//,
  ],
  ['kernel: composition, slots, other', /shared-kernel\/src\//],
];
const UNITS: Readonly<Record<string, string>> = {
  shell: 'shell: frame, router, page loading',
  'mfe-search': 'mfe-search',
  'mfe-apply': 'mfe-apply: apply slot',
};
/** Characters no source is mapped to. */
const GLUE = 'webpack: sharing, chunk loading, hashes';

/** The libraries the stack is built on, before a line of the product. */
export const FLOOR: ReadonlySet<string> = new Set(OWNERS.slice(0, 6).map(([owner]) => owner));

type Shares = Map<string, number>;
type MappedUnit = { groups: Record<string, string[]>; countByOwner: (file: string) => Shares };

/** Builds the units with source maps and gives the characters of a page by owner. */
export async function withOwners<Result>(
  units: readonly string[],
  work: (measureCharacters: (page: MeasuredPage) => Shares) => Result,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chamba-owners-'));
  try {
    const mapped: Record<string, MappedUnit> = {};
    for (const unit of units) mapped[unit] = await buildMapped(unit, path.join(folder, unit));
    return work((page) => measureCharacters(mapped, page));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildMapped(unit: string, output: string): Promise<MappedUnit> {
  const [web] = createConfigs({ unit: path.join(ROOT, unit), output });
  if (!web) throw new Error(`${unit} has no browser build`);
  const stats = await compile({
    ...web,
    devtool: 'hidden-source-map',
    // The shipped entry has these chunks appended, where a map would not reach.
    plugins: (web.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'EntryChunksPlugin'),
  });
  const groups = Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {}).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
  const known = new Map<string, Shares>();
  return {
    groups,
    countByOwner: (file) => {
      const shares = known.get(file) ?? computeShares(path.join(output, file), unit);
      known.set(file, shares);
      return shares;
    },
  };
}

function measureCharacters(mapped: Record<string, MappedUnit>, { route, slots }: MeasuredPage): Shares {
  const total: Shares = new Map();
  for (const { groups, countByOwner } of Object.values(mapped)) {
    const wanted = [`page-${route}`, ...slots.map(slotChunk)].filter((name) => groups[name]);
    const isShell = groups['main'] !== undefined;
    if (!isShell && wanted.length === 0) continue;
    const entry = isShell ? ['main'] : Object.keys(groups).filter((name) => /_\d+_\d+_\d+$/.test(name));
    const files = new Set(
      [...entry, ...(isShell ? [] : ['remote']), ...wanted].flatMap((name) => groups[name] ?? []),
    );
    for (const file of files)
      for (const [owner, characters] of countByOwner(file))
        total.set(owner, (total.get(owner) ?? 0) + characters);
  }
  return total;
}

/** Characters of a built file by owner: from each mapping to the next on its line. */
function computeShares(file: string, unit: string): Shares {
  const lines = readFileSync(file, 'utf8').split('\n');
  const marks: Array<{ line: number; column: number; source: string | null }> = [];
  eachMapping(
    new TraceMap(readFileSync(`${file}.map`, 'utf8')),
    ({ generatedLine, generatedColumn, source }) => {
      marks.push({ line: generatedLine - 1, column: generatedColumn, source });
    },
  );
  const shares: Shares = new Map();
  const add = (owner: string, characters: number): void => {
    if (characters > 0) shares.set(owner, (shares.get(owner) ?? 0) + characters);
  };
  for (const [line, text] of lines.entries()) {
    const own = marks.filter((mark) => mark.line === line);
    add(GLUE, own[0]?.column ?? text.length);
    for (const [index, { column, source }] of own.entries())
      add(findOwner(source, unit), (own[index + 1]?.column ?? text.length) - column);
  }
  return shares;
}

function findOwner(source: string | null, unit: string): string {
  if (source === null || /webpack\/(?:runtime|bootstrap|container|sharing)|external |ignored\|/.test(source))
    return GLUE;
  return OWNERS.find(([, pattern]) => pattern.test(source))?.[0] ?? UNITS[unit] ?? unit;
}
