import { z } from 'zod';
import { salarySchema } from './jobposting-pay.ts';

/** schema.org values come alone or in lists, as text or as objects that hold the text. */
const text = z.union([z.string(), z.number()], { error: 'must be text' }).transform(String);

const list = <Item extends z.ZodType>(item: Item) =>
  z
    .union([z.array(item).max(200), item.transform((one) => [one])])
    .nullish()
    .transform((items) => (items ?? []) as z.output<Item>[]);

/** A text, or an object with one of the keys. */
const named = (...keys: readonly string[]) =>
  z
    .union([text, z.record(z.string(), z.unknown())], { error: 'must be text' })
    .nullish()
    .transform((value) => {
      if (typeof value !== 'object' || value === null) return value ?? '';
      for (const key of keys) {
        const held = value[key];
        if (typeof held === 'string' || typeof held === 'number') return String(held);
      }
      return '';
    });

const address = z.looseObject({
  addressCountry: named('name', 'identifier'),
  addressRegion: named('name'),
  addressLocality: named('name'),
  postalCode: text.nullish().transform((value) => value ?? ''),
});

/** A place in one text: 'Álvaro Obregón, Ciudad de México'. */
const placeText = z
  .string()
  .transform((said) => ({ addressCountry: '', addressRegion: '', addressLocality: said, postalCode: '' }));

const place = z.union(
  [
    placeText.transform((value) => ({ address: value })),
    z.looseObject({
      address: z.union([
        placeText,
        address,
        z
          .array(address)
          .nonempty()
          .transform(([first]) => first),
      ]),
    }),
    // Some boards leave the step between the place and its address out.
    address.transform((value) => ({ address: value })),
  ],
  { error: 'must be a place with an address' },
);

const date = z
  .union([z.string(), z.number()], { error: 'must be a date' })
  .nullish()
  .transform((value) => String(value ?? '').trim());

const contact = z
  .looseObject({
    email: z.string().nullish(),
    url: z.string().nullish(),
    contactType: z.string().nullish(),
    webhook: z.string().nullish(),
  })
  .nullish();

/** A schema.org JobPosting as boards write it: required where nothing can stand for it. */
export const jobPostingSchema = z.looseObject({
  '@id': z.string().nullish(),
  identifier: named('value', 'name'),
  title: named('@value', 'name'),
  description: named('@value'),
  responsibilities: list(text),
  qualifications: list(named('name', 'description')),
  jobBenefits: list(text),
  skills: list(named('name')),
  hiringOrganization: named('name', 'legalName'),
  jobLocation: list(place),
  jobLocationType: list(text),
  baseSalary: salarySchema,

  employmentType: list(text),
  datePosted: date,
  validThrough: date,
  educationRequirements: list(named('credentialCategory', 'name', 'description')),
  experienceRequirements: list(
    z.union([
      text,
      z.looseObject({
        monthsOfExperience: z.coerce.number().min(0).max(600).nullish(),
        description: z.string().nullish(),
        name: z.string().nullish(),
      }),
    ]),
  ),
  workHours: named('name', 'description'),
  url: z.string({ error: 'must be a web address' }).nullish(),
  directApply: z.union([z.boolean(), z.string()]).nullish(),
  applicationContact: list(contact),
  applicationQuestions: list(
    z.union([
      text.transform((question) => ({ id: '', question, kind: '', options: [] })),
      z
        .looseObject({
          id: text.nullish(),
          question: text.nullish(),
          type: text.nullish(),
          options: list(named('name')),
        })
        .transform(({ id, question, type, options }) => ({
          id: id ?? '',
          question: question ?? '',
          kind: type ?? '',
          options,
        })),
    ]),
  ),
  applicantLocationRequirements: list(named('name')),
  industry: list(named('name', 'termCode')),
  occupationalCategory: list(named('name')),
});

export type JobPosting = z.output<typeof jobPostingSchema>;
