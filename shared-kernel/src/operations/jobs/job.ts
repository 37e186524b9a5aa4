/** An offer, in lists and alone. Modules that pages have too are not imported here: the parts of a page's first script would no longer be joined. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, completed, flag, id, list, maybe, text } from '../lenient.ts';
import { jobPaySchema } from './job-pay.ts';
import type { Parsed } from '../operation.ts';

/** An employer that its source does not name, as pages show it. */
export const UNNAMED_COMPANY = 'Empresa confidencial';

/** Where an offer is. Names are as shown; `cityname` may be empty for a whole state. */
const jobLocationSchema = once(() =>
  z.object({
    statename: text(),
    cityname: text(),
    countryid: text(),
    /** Degrees of the municipality's seat, to about a kilometre; missing where it is not known. */
    latitude: maybe(z.number()),
    longitude: maybe(z.number()),
  }),
);
export type JobLocation = Parsed<typeof jobLocationSchema>;

/** Match of an offer with a résumé, each 0–100. */
const affinitiesSchema = once(() =>
  z.object({
    score: amount(),
    scoreCategory: amount(),
    scoreSubcategory: amount(),
    scoreLocation: amount(),
    scoreSalary: amount(),
    scoreEducation: amount(),
  }),
);
export type Affinities = Parsed<typeof affinitiesSchema>;

/** A skill of an offer; a service may give its name alone. */
const skillSchema = once(() =>
  z.pipe(
    z.transform((skill) => (typeof skill === 'string' ? { id: skill, description: skill } : skill)),
    z.object({ id: text(), description: z.string() }),
  ),
);

/** A question of the employer. One of a kind that this version does not know is answered in words. */
const questionSchema = once(() =>
  z.object({
    id: id(),
    question: text(),
    kind: z.catch(z.enum(['text', 'boolean', 'choice', 'number']), 'text'),
    /** What a choice is made from; empty for other kinds. */
    options: list(z.string()),
  }),
);
export type JobQuestion = Parsed<typeof questionSchema>;

/** A vacancy. Dates are ISO 8601; amounts are MXN in the period of `salarytime`. */
export const jobSchema = once(() =>
  completed(
    z.object({
      id: id(),
      title: z.string(),
      /** Plain text, paragraphs separated by blank lines, list items starting with `- `. Empty in lists. */
      jobbody: text(),
      /** 'Empresa confidencial' when the source names none. */
      companyname: text(),
      dateactive: text(),
      datepublish: text(),
      dateexpires: text(),
      locations: list(jobLocationSchema()),
      salaryfrom: amount(),
      salaryto: amount(),
      showsalary: flag(),
      /** 0 monthly, 1 hourly, 2 weekly, 3 annual. */
      salarytime: amount(),
      /** 0 on site, 1 from home, 2 hybrid. */
      workmode: amount(),
      jobtypefulltime: flag(),
      jobtypepermanent: flag(),
      jobtypeparttime: flag(),
      jobtypecontract: flag(),
      jobtypetemporary: flag(),
      /** 1 means intern. */
      levelid: amount(),
      /** Path of the offer page: `/empleo/oferta/{id}-{slug}`. */
      url: text(),
      skills: list(skillSchema()),
      jobtype: text(),
      /** 0 applies here, 1 redirects to `redirecturl`. */
      redirecttype: amount(),
      redirecturl: maybe(z.string()),
      isgoogleforjobs: flag(),
      idrecruiter: text(),
      origin: text(),
      affinities: maybe(affinitiesSchema()),
      dashboardData: maybe(z.object({ recommender: text(), x_api_abside: text() })),
      /** Applications received; under 20 shows 'Sé de los primeros en postularte'. */
      applies: maybe(amount()),
      /** 1 to 6 of the education catalogue; 0 when the source does not say. */
      educationid: amount(),
      /** Description of the category; empty when unknown. */
      categorydescription: text(),
      /** Description of the subcategory; of a single offer only, empty when unknown. */
      subcategorydescription: maybe(text()),
      /** What the directory knows of the employer; missing when it knows its offers alone. */
      company: maybe(
        z.object({
          /** Address of its picture; empty without one. */
          logoUrl: text(),
          /** Mean review, 1–5; 0 without reviews. */
          rating: amount(),
          /** A fictitious employer of the sample: the page has to say so. */
          isdemo: flag(),
        }),
      ),
      /** True for an offer of the shipped sample: it has no recipient. */
      issample: flag(),
      /** When its source published a sample offer whose dates were moved to today; missing otherwise. */
      sourcedate: maybe(z.string()),
      /** Schedule in words, e.g. 'Lunes a viernes, de 9:00 a 18:00'; empty when unknown. */
      schedule: text(),
      /** Extra facts of the record, each 'label: value' ready to show. */
      facts: list(z.object({ label: text(), value: text() })),
      /** How often it was published, e.g. 'Publicada 3 veces desde el 2 de mayo'; missing for once. Its dates are the first's. */
      reposted: maybe(text()),
      /** Whether its last day had passed when the service answered; of a single offer only, not in lists. */
      isexpired: maybe(z.boolean()),
      /** Pay reckoned by month and hour; of a single offer only, not in lists. */
      pay: maybe(jobPaySchema()),
      /** What a candidate should beware of in it, in sentences; of a single offer only, not in lists. */
      cautions: maybe(z.array(z.string())),
      /** What the employer asks of who applies, all to be answered; missing for nothing. */
      questions: maybe(z.array(questionSchema())),
    }),
    (given) => ({
      locations: given['locations'] ?? given['location'],
      url: given['url'] || `/empleo/oferta/${String(given['id'])}`,
      companyname: given['companyname'] || UNNAMED_COMPANY,
    }),
  ),
);
export type Job = Parsed<typeof jobSchema>;
