/** Schema of a page's report: everything else is refused, from any client. */
import { releaseRouteSchema, releaseVersionSchema } from '@chamba/kernel/composition/release';
import { BEACON_LIMITS } from '@chamba/kernel/telemetry';
import { z } from 'zod';

const unit = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const version = z.string().max(60).pipe(releaseVersionSchema);
const { category } = releaseRouteSchema.shape;
const file = z
  .string()
  .max(200)
  .regex(/^[a-z][a-z0-9-]*\/[\w.-]+-[0-9a-f]{12}\/[\w.-]+(\/[\w.-]+)*$/);

/** Removes possible personal data from a message: mails, paths, quoted texts and digits. */
export function anonymousWords(text: string): string {
  return (
    text
      // From the start of a word only: tried from each of its letters, a long one would take the square of its length.
      .replace(/(?<!\S)\S*@\S*/g, '(mail)')
      .replace(/(?<!\S)\S*[/\\]\S*/g, '(path)')
      .replace(/["'`“”«»].*?(["'`“”«»]|$)/g, '(text)')
      .replace(/\d+/g, '#')
      .replace(/[^\p{L}\p{P}\p{S} ]/gu, ' ')
      .trim()
  );
}

// Pages truncate it too, but any client can send a report.
const words = z.string().max(200).transform(anonymousWords);

const error = z.strictObject({
  unit,
  version,
  // Kinds with the prefix "server-" are reserved for the site itself.
  kind: z.string().regex(/^(?!server-)[a-z][a-z-]{0,29}$/),
  name: z.string().regex(/^[A-Za-z_$][\w$]{0,59}$/),
  message: words,
  files: z.array(file).max(BEACON_LIMITS.files),
});

const vital = z.strictObject({
  unit,
  version,
  category,
  metric: z.enum(['LCP', 'INP', 'CLS', 'TTFB']),
  // A value above an hour is not a measurement of a page.
  value: z.number().nonnegative().max(3_600_000),
});

/** A report of one page. */
export const reportSchema = z.strictObject({
  composition: z.string().regex(/^[\w-]{1,64}$/),
  views: z.array(z.strictObject({ unit, version, category })).max(BEACON_LIMITS.views),
  errors: z.array(error).max(BEACON_LIMITS.errors),
  vitals: z.array(vital).max(BEACON_LIMITS.vitals),
});

export type Report = z.output<typeof reportSchema>;

/** Parses a report; null if it is invalid. */
export function readReport(text: string): Report | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = reportSchema.safeParse(json);
  return parsed.success ? parsed.data : null;
}
