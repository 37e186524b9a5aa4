import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The published figures of `services/data/tax`, by the day they are in force. Days are ISO dates, amounts MXN. */

const FOLDER = new URL('../../data/tax/', import.meta.url);
const day = z.iso.date();
const span = { from: day, to: day };

const incomeTaxTable = z.object({
  ...span,
  /** Where it was published, in Spanish. */
  published: z.string(),
  rows: z.array(z.tuple([z.number(), z.number(), z.number()])).min(1),
});
const subsidyRule = z.discriminatedUnion('kind', [
  z.object({
    ...span,
    kind: z.literal('table'),
    published: z.string(),
    rows: z.array(z.tuple([z.number(), z.number()])).min(1),
  }),
  z.object({
    ...span,
    kind: z.literal('percentage'),
    published: z.string(),
    percent: z.number(),
    limit: z.number(),
  }),
]);
const minimumWage = z.object({ ...span, general: z.number(), frontier: z.number().nullable() });
const uma = z.object({ ...span, daily: z.number(), published: z.string() });
const municipality = z.object({ key: z.string().regex(/^\d{5}$/), state: z.string(), name: z.string() });

/** Monthly income-tax table: rows of lower limit, fixed quota, and percent of what exceeds the lower limit. */
export type IncomeTaxTable = z.infer<typeof incomeTaxTable>;
/** Employment subsidy: a table of rows of lower limit and subsidy, or a percentage of the UMA up to a pay. */
export type SubsidyRule = z.infer<typeof subsidyRule>;
/** General minimum wage a day; `frontier` is null before the northern border had a separate one. */
export type MinimumWage = z.infer<typeof minimumWage>;
/** Unit of measure (UMA) a day, by which subsidy and social security are reckoned. */
export type Uma = z.infer<typeof uma>;

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
}

/** All figures, oldest first. */
export const TAX_DATA = {
  incomeTax: read('income-tax.json', z.object({ tables: z.array(incomeTaxTable).min(1) })).tables,
  subsidy: read('employment-subsidy.json', z.object({ rules: z.array(subsidyRule) })).rules,
  minimumWages: read('minimum-wages.json', z.object({ wages: z.array(minimumWage) })).wages,
  umas: read('uma.json', z.object({ values: z.array(uma) })).values,
  frontier: read('frontier-municipalities.json', z.object({ municipalities: z.array(municipality) }))
    .municipalities,
};

/** What is in force on a day; null when no figure was published for it: none is ever carried over. */
export function inForce<Item extends { from: string; to: string }>(
  items: readonly Item[],
  date: string,
): Item | null {
  return items.find(({ from, to }) => from <= date && date <= to) ?? null;
}

const DAYS_A_MONTH = 30.4;

/** Monthly value of the UMA in MXN: 30.4 days of it (law of the UMA, article 4), to the cent. */
export const monthlyUma = ({ daily }: Uma): number => Math.round(daily * DAYS_A_MONTH * 100) / 100;
