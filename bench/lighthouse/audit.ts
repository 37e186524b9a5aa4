/** One run of Lighthouse on a page, as a mid-range phone on slow 4G gets it. */
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { onDemand } from '../support/on-demand.ts';

const VERSION = '12.8.2';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
/** Scores of 100, times in ms. */
export type Run = Record<Category, number> & {
  lcp: number;
  cls: number;
  indexable: boolean;
  failed: string[];
};

const resultSchema = z.object({
  lhr: z.object({
    runtimeError: z.object({ message: z.string() }).optional(),
    categories: z.record(
      z.string(),
      z.object({
        score: z.number().nullable(),
        auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
      }),
    ),
    audits: z.record(
      z.string(),
      z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
    ),
  }),
});

const moduleSchema = z.object({
  default: z.custom<(url: string, flags: object) => Promise<unknown>>((value) => typeof value === 'function'),
});

let loaded: Promise<z.infer<typeof moduleSchema>> | null = null;

/** Only this bench needs Lighthouse, which brings more than a hundred packages. */
async function load(): Promise<z.infer<typeof moduleSchema>> {
  const file = onDemand('lighthouse', VERSION);
  if (file === null) throw new Error('Lighthouse cannot be installed');
  return moduleSchema.parse({ ...(await import(pathToFileURL(file).href)) });
}

/**
 * Looks at a page.
 * @param port of a browser that takes commands there.
 * @param categories fewer of them take less time; the others score NaN.
 * @throws when it gives no result three times.
 */
export async function audit(
  url: string,
  port: number,
  categories: readonly Category[] = CATEGORIES,
  attempts = 3,
): Promise<Run> {
  loaded ??= load();
  const { default: lighthouse } = await loaded;
  const result = resultSchema.safeParse(
    await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
    }),
  );
  const reason = result.success ? result.data.lhr.runtimeError?.message : z.prettifyError(result.error);
  if (!result.success || reason !== undefined) {
    // A busy machine may paint nothing in time; what fails each time is the page's fault.
    if (attempts > 1) return audit(url, port, categories, attempts - 1);
    throw new Error(`Lighthouse gave no result for ${url}: ${reason ?? ''}`);
  }
  const { categories: scored, audits } = result.data.lhr;
  const score = (category: Category): number => Math.round((scored[category]?.score ?? Number.NaN) * 100);
  const metric = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: metric('largest-contentful-paint'),
    cls: Math.round(metric('cumulative-layout-shift') * 1_000) / 1_000,
    indexable: audits['is-crawlable']?.score === 1,
    failed: CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
      (scored[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}
