/** Checks that the server bundle loads, and declares what the release describes. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { HOST_UNIT } from '@chamba/kernel/composition';
import type { Finding, Release } from '@chamba/kernel/composition/release';
import { z } from 'zod';
import { breakingFor } from './findings.ts';

/** Time limit for loading a bundle, in ms; that of a render worker. */
const LOAD_MS = 10_000;

const declarationSchema = z.object({
  routes: z.array(z.object({ id: z.string(), path: z.string(), access: z.string(), category: z.string() })),
  slots: z.record(z.string(), z.object({ version: z.number(), server: z.boolean() })),
  events: z.object({ emits: z.array(z.string()), listens: z.array(z.string()) }),
  renders: z.boolean(),
});

type Declaration = z.infer<typeof declarationSchema>;
export type ServerBundleAnswer = { declaration: Declaration } | { failure: string };

const answerSchema = z.union([
  z.object({ declaration: declarationSchema }),
  z.object({ failure: z.string() }),
]);

/**
 * Loads the bundle in a separate thread, where it may hang or throw.
 * @param live the live release, if any: what is rendered on the server there must still be.
 */
export async function checkServerBundle(
  release: Release,
  folder: string,
  live: Release | undefined,
): Promise<Finding[]> {
  const finding = breakingFor(release.name);
  if (!release.server) {
    if (!live?.server) return [];
    return [
      finding(
        'server-bundle-gone',
        release.name,
        `${release.name} is rendered on the server live, and has no bundle for it`,
        'Export the declaration from src/remote.ts (the shell: render from src/server.tsx) and build again.',
      ),
    ];
  }
  const { file, integrity } = release.server;
  // The bundle that is already live needs no check.
  if (live?.server?.integrity === integrity && described(live) === described(release)) return [];
  const answer = await loadInThread(path.join(folder, file), release.name);
  if ('failure' in answer) {
    return [
      finding(
        'server-bundle-fails',
        file,
        `the server cannot load ${file}: ${answer.failure}`,
        'Its pages would be rendered by the browser only. Nothing may need a browser, or fail, while modules load.',
      ),
    ];
  }
  if (release.name === HOST_UNIT) {
    if (answer.declaration.renders) return [];
    return [
      finding(
        'server-bundle-fails',
        file,
        `${file} exports no render function`,
        'Export it from src/server.tsx.',
      ),
    ];
  }
  return differences(release, answer.declaration).map((difference) =>
    finding(
      'server-bundle-differs',
      file,
      `${file} and release.json are not of one build: ${difference}`,
      'Build again.',
    ),
  );
}

function described({ routes, slots, events }: Release): string {
  return JSON.stringify([
    routes.map(({ scripts: _scripts, styles: _styles, ...route }) => route),
    slots.map(({ name, version, server }) => [name, version, server]),
    events,
  ]);
}

function differences(release: Release, declared: Declaration): string[] {
  const described = {
    routes: release.routes.map(
      ({ id, path: address, access, category }) => `${id} ${address} ${access} ${category}`,
    ),
    slots: release.slots.map(({ name, version, server }) => `${name} ${version} ${String(server)}`),
    emits: release.events.emits.map(String),
    listens: release.events.listens.map(String),
  };
  const own: typeof described = {
    routes: declared.routes.map(
      ({ id, path: address, access, category }) => `${id} ${address} ${access} ${category}`,
    ),
    slots: Object.entries(declared.slots).map(
      ([name, { version, server }]) => `${name} ${version} ${String(server)}`,
    ),
    emits: declared.events.emits,
    listens: declared.events.listens,
  };
  return (Object.keys(described) as Array<keyof typeof described>).flatMap((part) => {
    const inCode = own[part].filter((item) => !described[part].includes(item));
    const inDescription = described[part].filter((item) => !own[part].includes(item));
    return [
      ...inCode.map((item) => `${part}: ${item} is in the code only`),
      ...inDescription.map((item) => `${part}: ${item} is in the description only`),
    ];
  });
}

function loadInThread(file: string, unit: string): Promise<ServerBundleAnswer> {
  return new Promise((resolve) => {
    const kernel = path.dirname(createRequire(import.meta.url).resolve('@chamba/kernel/package.json'));
    const worker = new Worker(new URL('./server-bundle.worker.js', import.meta.url), {
      workerData: { file, unit, modules: kernel },
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const settle = (answer: ServerBundleAnswer): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(
      () => settle({ failure: `it did not load within ${LOAD_MS / 1000} s` }),
      LOAD_MS,
    );
    worker.once('message', (message: unknown) => {
      const parsed = answerSchema.safeParse(message);
      settle(parsed.success ? parsed.data : { failure: z.prettifyError(parsed.error) });
    });
    worker.once('error', (error) => settle({ failure: error.message }));
    worker.once('exit', () => settle({ failure: 'it ended the process' }));
  });
}
