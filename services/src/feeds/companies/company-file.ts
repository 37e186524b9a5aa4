import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { plainLine } from '../imports/html-text.ts';

/** Texts are shown as they are: markup in them is taken out here. */
const line = z.string().transform(plainLine);

const grade = z.int().min(1).max(5);

const offerSchema = z.object({
  key: z.string(),
  title: z.string(),
  /** Slugs of category and subcategory, joined by a slash. */
  subcategory: z.string(),
  /** Five-digit INEGI key of the municipality, as a number. */
  city: z.int(),
  /** From and to, MXN in the period. */
  salary: z.tuple([z.number(), z.number()]),
  /** 0 month, 1 hour, 2 week, 3 year. */
  period: z.int().min(0).max(3),
  net: z.boolean(),
  schedule: z.string(),
  hours_day: z.number(),
  days_week: z.int(),
  workmode: z.int().min(0).max(2),
  contracts: z.array(
    z.enum(['medio-tiempo', 'tiempo-completo', 'honorarios', 'permanente', 'practicas', 'temporal']),
  ),
  education: z.int().min(0).max(6),
  experience: z.string(),
  languages: z.string(),
  placement: z.enum(['', 'premium', 'social']),
  /** Local time of publication, before it is moved to the present. */
  date: z.iso.datetime({ local: true }),
  intro: z.string(),
  tasks: z.array(z.string()),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
});

const companySchema = z.object({
  name: line,
  /** Its place among the ids of demonstration offers; never changes. */
  number: z.int().min(1),
  sector: line,
  activity: line,
  size: line,
  founded: z.int(),
  /** INEGI keys of the municipalities it works in. */
  places: z.array(z.int()),
  profile: line,
  offers: z.array(offerSchema),
  reviews: z.array(
    z.object({
      title: line,
      pros: line,
      cons: line,
      role: line,
      rating: grade,
      salary: grade,
      career: grade,
      benefits: grade,
      date: z.iso.date(),
    }),
  ),
});

/** An offer of a demonstration employer as its file states it. */
export type CompanyFileOffer = z.infer<typeof offerSchema>;

/** A demonstration employer: the content of its file, and its picture as SVG text. */
export type CompanyFile = z.infer<typeof companySchema> & { slug: string; logo: string };

/**
 * Reads a folder of demonstration employers, `{slug}.json` each with its `{slug}.svg`, in the order of the slugs.
 * @throws Error when a file is not as it has to be.
 */
export function readCompanyFiles(folder: string): CompanyFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const slug = basename(name, '.json');
      const company = companySchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return { ...company, slug, logo: readFileSync(join(folder, `${slug}.svg`), 'utf8') };
    });
}
