import { readFileSync } from 'node:fs';
import { findFiller, matchRoute, type PageComposition } from '@chamba/kernel/composition';
import type { Release } from '@chamba/kernel/composition/release';
import { z } from 'zod';

/** `budgets.json`: how much JavaScript a page may load initially. */
export const budgetsSchema = z.object({
  pages: z.array(
    z.object({
      name: z.string(),
      /** An address of the page. */
      path: z.string().startsWith('/'),
      /** Slots on the page besides those its route names, e.g. the header's. */
      slots: z.array(z.string()).default([]),
      /** Gzipped scripts, in KB of 1024 bytes. */
      maxKilobytes: z.number().positive(),
      maxRequests: z.number().int().positive(),
    }),
  ),
  /** The budget of every other page; checked when a release is verified. */
  others: z
    .object({ maxKilobytes: z.number().positive(), maxRequests: z.number().int().positive() })
    .optional(),
  /** By how much a release may make a page dearer than it is live; what is missing has the usual limit. */
  growth: z
    .object({
      /** KB over the wire. */
      script: z.number().positive(),
      style: z.number().positive(),
      image: z.number().positive(),
      font: z.number().positive(),
      /** KB of HTML, unpacked. */
      html: z.number().positive(),
      /** Milliseconds in which the page does not answer. */
      blockedMs: z.number().positive(),
      /** Cumulative layout shift. */
      layoutShift: z.number().positive(),
      /** KB of memory that it takes in each second in which nothing happens. */
      memory: z.number().positive(),
    })
    .partial()
    .optional(),
});

export type Budgets = z.infer<typeof budgetsSchema>;

/** By how much a release may make a page dearer, see `budgets.json`. */
export type Growth = { [limit in keyof NonNullable<Budgets['growth']>]-?: number };

/** What a page loads: gzipped bytes and number of scripts, and whether that is within its budget. */
export type BudgetResult = {
  page: string;
  bytes: number;
  requests: number;
  maxBytes: number;
  maxRequests: number;
  within: boolean;
  files: ReadonlyArray<{ unit: string; file: string; gzip: number }>;
};

/** Reads and validates a budget file. */
export function readBudgets(file: string): Budgets {
  return budgetsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Sums the initial scripts of each page over a set of releases, and compares them with the budgets.
 * @throws if a budget's address belongs to no unit.
 */
export function checkBudget(releases: readonly Release[], budgets: Budgets): BudgetResult[] {
  const composition = toComposition(releases);
  return budgets.pages.map((page) => {
    const files = listPageFiles(releases, composition, page.path, page.slots);
    const bytes = files.reduce((sum, { gzip }) => sum + gzip, 0);
    const maxBytes = page.maxKilobytes * 1024;
    return {
      page: page.name,
      bytes,
      requests: files.length,
      maxBytes,
      maxRequests: page.maxRequests,
      within: bytes <= maxBytes && files.length <= page.maxRequests,
      files,
    };
  });
}

function listPageFiles(
  releases: readonly Release[],
  composition: PageComposition,
  address: string,
  slots: readonly string[],
): Array<{ unit: string; file: string; gzip: number }> {
  const wanted = new Map<string, Set<string>>();
  const want = (release: Release, files: readonly string[]): void => {
    const known = wanted.get(release.name) ?? new Set<string>();
    for (const file of [release.entry.file, ...release.scripts, ...files]) known.add(file);
    wanted.set(release.name, known);
  };
  const byName = new Map(releases.map((release) => [release.name, release]));
  for (const release of releases) if (release.entry.file === 'main.js') want(release, []);

  const found = matchRoute(composition, address);
  if (!found) throw new Error(`the budget names ${address}, which no unit owns`);
  const owner = byName.get(found.unit);
  const route = owner?.routes.find(({ id }) => id === found.route.id);
  if (owner && route) want(owner, route.scripts);
  for (const name of new Set([...slots, ...(route?.slots ?? [])])) {
    for (const release of releases) {
      const slot = release.slots.find((candidate) => candidate.name === name);
      if (slot && findFiller(composition, slot.name)?.unit === release.name) want(release, slot.scripts);
    }
  }
  return [...wanted].flatMap(([unit, files]) =>
    [...files].map((file) => ({ unit, file, gzip: byName.get(unit)?.assets[file]?.gzip ?? 0 })),
  );
}

function toComposition(releases: readonly Release[]): PageComposition {
  return {
    id: 'budget',
    custom: false,
    units: Object.fromEntries(
      releases.map(({ name, version, entry, routes, slots }) => [
        name,
        { version, base: '/', entry: entry.file, integrity: entry.integrity, routes, slots },
      ]),
    ),
  };
}
