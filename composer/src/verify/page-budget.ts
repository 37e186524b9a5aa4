/** Bytes and requests of the composed pages that a release is part of, from all units. */
import type { Finding, Release } from '@chamba/kernel/composition/release';
import { checkBudget, type BudgetResult, type Budgets } from '../release/budget.ts';

/** Sizes of the pages, and findings for those over budget. */
export type PageBudgets = { pages: BudgetResult[]; findings: Finding[] };

/**
 * Sums each page with the candidate and compares it with its budget. A page that already exceeds its budget live is
 * only a warning if the release does not make it larger.
 */
export function checkPageBudgets(
  candidate: Release,
  composed: readonly Release[],
  live: readonly Release[],
  budgets: Budgets,
): PageBudgets {
  const all = { ...budgets, pages: [...budgets.pages, ...otherPages(composed, budgets)] };
  const pages = measurePages(composed, all).filter(({ files }) =>
    files.some(({ unit }) => unit === candidate.name),
  );
  const before = new Map(measurePages(live, all).map((result) => [result.page, result]));
  const findings = pages
    .filter(({ within }) => !within)
    .map((result): Finding => {
      const old = before.get(result.page);
      const grows = !old || result.bytes > old.bytes || result.requests > old.requests;
      return {
        level: grows || old.within ? 'breaking' : 'warning',
        rule: 'page-over-budget',
        unit: candidate.name,
        subject: result.page,
        message: `the page ${result.page} loads ${kb(result.bytes)} KB in ${result.requests} scripts; its budget is ${kb(result.maxBytes)} KB in ${result.maxRequests}${old ? `, live it has ${kb(old.bytes)} KB in ${old.requests}` : ''}`,
        remedy: `Largest of ${candidate.name}: ${largest(result, candidate.name)}. Load with the first intent what is not seen at first.`,
      };
    });
  return { pages, findings };
}

/** Every page without its own budget has the common one. */
function otherPages(composed: readonly Release[], { pages, others }: Budgets): Budgets['pages'] {
  if (!others) return [];
  const known = new Set(pages.map(({ name }) => name));
  return composed.flatMap(({ routes }) =>
    routes
      .filter(({ id }) => !known.has(id))
      .map(({ id, path, header }) => ({
        name: id,
        path: toAddress(path),
        slots: header === 'search' ? ['header.search'] : [],
        ...others,
      })),
  );
}

function measurePages(releases: readonly Release[], budgets: Budgets): BudgetResult[] {
  return budgets.pages.flatMap((page) => {
    try {
      return checkBudget(releases, { ...budgets, pages: [page] });
    } catch {
      // A page that no unit answers has no size; it is reported as a lost route.
      return [];
    }
  });
}

/** An address that a route's pattern matches: variables filled, optional parts omitted. */
export function toAddress(pattern: string): string {
  return pattern.replace(/\{[^}]*\}/g, '').replace(/[:*]\w+/g, 'x') || '/';
}

function largest({ files }: BudgetResult, unit: string): string {
  return [...files]
    .filter((file) => file.unit === unit)
    .sort((one, other) => other.gzip - one.gzip)
    .slice(0, 3)
    .map(({ file, gzip }) => `${file} ${kb(gzip)} KB`)
    .join(', ');
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
