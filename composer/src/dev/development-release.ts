/** Describes a remote under development, in the form of a release. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { kernelRange, type Release } from '@chamba/kernel/composition/release';
import { compile } from '../release/build.ts';
import { evaluateBundle, remoteDeclaration } from '../release/evaluate.ts';
import { pageDeclarations, routeData } from '../release/route-data.ts';
import { createConfigs, ENTRY_FILE, SERVER_FILE, sharedVersions, type Unit } from '../webpack/index.ts';

/** Placeholder for a hash: pages do not verify files under development. */
const NO_HASH = `sha256-${'A'.repeat(43)}=`;

/**
 * Describes a remote from its sources.
 * @param work temporary folder; it is removed.
 * @throws CompileError or EvaluationError if the declaration cannot be read.
 */
export async function developmentRelease(unit: Unit, work: string): Promise<Release> {
  const server = createConfigs({ unit, output: work, mode: 'development' })[1];
  if (!server) throw new Error(`${unit.name} declares nothing`);
  try {
    await compile(server);
    const declaration = remoteDeclaration(unit, await evaluateBundle(unit, path.join(work, SERVER_FILE)));
    const pages = await pageDeclarations(declaration);
    const shared = sharedVersions(unit);
    return {
      name: unit.name,
      version: unit.version,
      digest: '000000000000',
      kernel: kernelRange(shared['@chamba/kernel/remote'] ?? '0.0.0'),
      shared,
      entry: { file: ENTRY_FILE.remote, integrity: NO_HASH },
      server: null,
      scripts: [],
      styles: [],
      routes: declaration.routes.map((route) => ({
        ...routeData(route, pages.get(route.id)),
        scripts: [],
        styles: [],
      })),
      slots: Object.entries(declaration.slots ?? {}).map(([name, { version }]) => ({
        name: name as Release['slots'][number]['name'],
        version,
        server: false,
        scripts: [],
        styles: [],
      })),
      events: {
        emits: [...(declaration.events?.emits ?? [])],
        listens: [...(declaration.events?.listens ?? [])],
      },
      assets: {},
      commit: '',
      contract: null,
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
