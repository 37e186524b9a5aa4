import { releaseSchema } from '@chamba/kernel/composition/release';
import { checkBudget, type Budgets } from '../../release/index.ts';
import type { Artefact } from '../artefact.ts';

/** Margin of a page's budget above its size, in KB. */
const ROOM_KB = 8;

/**
 * Budgets for the corpus with a fixed margin, independent of the product's budgets.
 * @param live the current releases.
 */
export function toBudgets(live: Readonly<Record<string, Artefact>>): Budgets {
  const releases = Object.values(live).map(({ draft }) => releaseSchema.parse(draft));
  const measured = (name: string, path: string, slots: string[]): Budgets['pages'][number] => {
    const page = { name, path, slots, maxKilobytes: 10_000, maxRequests: 1_000 };
    const [result] = checkBudget(releases, { pages: [page] });
    const { bytes = 0, requests = 0 } = result ?? {};
    return { ...page, maxKilobytes: bytes / 1024 + ROOM_KB, maxRequests: requests + 2 };
  };
  return {
    pages: [
      measured('home', '/', []),
      measured('results', '/empleos-de-cajero', ['header.search']),
      measured('offer', '/empleo/oferta/x', ['header.search']),
    ],
    others: { maxKilobytes: 500, maxRequests: 40 },
  };
}
