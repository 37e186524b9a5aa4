import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, completed, flag, id, list, maybe, or, text } from './lenient.ts';
import { jobPaySchema } from './pay.ts';

// Modules that pages have too are not imported here: the parts of a page's first script would no longer be joined.

/** Offers on a page of a service that does not say it: `PAGE_SIZE` of the catalogues. */
const USUAL_HITS = 20;

/** An employer without a name. */
const UNNAMED_COMPANY = 'Empresa confidencial';

/** Where an offer is. Names are as shown; `cityname` may be empty for a whole state. */
export const jobLocationSchema = once(() =>
  z.object({
    statename: text(),
    cityname: text(),
    countryid: text(),
    /** Degrees of the municipality's seat, to about a kilometre; missing where it is not known. */
    latitude: maybe(z.number()),
    longitude: maybe(z.number()),
  }),
);

/** Match of an offer with a résumé, each 0–100. */
export const affinitiesSchema = once(() =>
  z.object({
    score: amount(),
    scoreCategory: amount(),
    scoreSubcategory: amount(),
    scoreLocation: amount(),
    scoreSalary: amount(),
    scoreEducation: amount(),
  }),
);

/** A skill of an offer; a service may give its name alone. */
const skillSchema = once(() =>
  z.pipe(
    z.transform((skill) => (typeof skill === 'string' ? { id: skill, description: skill } : skill)),
    z.object({ id: text(), description: z.string() }),
  ),
);

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
      /** Pay reckoned by month and hour; of a single offer only, not in lists. */
      pay: maybe(jobPaySchema()),
    }),
    (given) => ({
      locations: given['locations'] ?? given['location'],
      url: given['url'] || `/empleo/oferta/${String(given['id'])}`,
      companyname: given['companyname'] || UNNAMED_COMPANY,
    }),
  ),
);

export const facetItemSchema = once(() =>
  z.object({
    id: id(),
    description: z.string(),
    /** Offers that the item would leave. */
    items: amount(),
    /** Path that the item's filter leads to (already toggled: of a chosen item, the path without it). */
    url: text(),
    text: text(),
    value: text(),
    /** Facet type code: WM, SAL, TM, CAT, JT, EL, LOC, SORT, COP. */
    key: text(),
    /** True when the current search has this item chosen. */
    selected: flag(),
    idParent: maybe(z.string()),
  }),
);

export const categoryFacetItemSchema = once(() =>
  z.extend(facetItemSchema(), { subItems: list(facetItemSchema()) }),
);

export const facetsSchema = once(() =>
  z.pipe(
    // Some languages write an empty object as an empty list.
    z.transform((facets) => (Array.isArray(facets) ? {} : (facets ?? {}))),
    z.object({
      workMode: list(facetItemSchema()),
      salary: list(facetItemSchema()),
      date: list(facetItemSchema()),
      category: list(categoryFacetItemSchema()),
      subcategory: list(facetItemSchema()),
      contract: list(facetItemSchema()),
      education: list(facetItemSchema()),
      sort: list(facetItemSchema()),
      location: list(facetItemSchema()),
      /** Employers of most offers. */
      company: maybe(z.array(facetItemSchema())),
    }),
  ),
);

export const seoSchema = once(() =>
  z.object({
    title: text(),
    description: maybe(z.string()),
    metadescription: maybe(z.string()),
    h1: text(),
    robots: text(),
  }),
);

const summarySchema = once(() =>
  completed(
    z.object({
      totaldocs: amount(),
      /** Page shown; 0 where the service does not say it. */
      page: amount(),
      hits: amount(),
      pages: amount(),
    }),
    ({ totaldocs, hits, pages }) => ({
      hits: hits || USUAL_HITS,
      pages: pages ?? Math.ceil(Number(totaldocs ?? 0) / Number(hits || USUAL_HITS)),
    }),
  ),
);

/** GET /rest jobs/jobs. */
export const searchAnswerSchema = once(() =>
  z.object({
    joblist: z.array(jobSchema()),
    socialjobslist: list(jobSchema()),
    jobpremiumlist: list(jobSchema()),
    summary: or(summarySchema(), {}),
    facets: facetsSchema(),
    seo: or(seoSchema(), {}),
    // Nothing of the product reads them.
    headers: z.catch(z.record(z.string(), z.string()), {}),
    refineurls: list(z.object({ text: z.string(), url: text() })),
    /**
     * The keyword was taken for another one: `from` is what was written, `to` what is shown. With `also` there are offers
     * of what was written too, and they come first. `literalurl` searches for what was written alone.
     */
    correction: z.optional(
      z.nullable(z.object({ from: z.string(), to: z.string(), literalurl: z.string(), also: z.boolean() })),
    ),
    /**
     * The search as understood: texts to show in the search bar and the chosen place. Missing where the service does not
     * say it: then the search is what its address says.
     */
    query: maybe(
      z.object({
        q: text(),
        cop: text(),
        /** Place chosen by the address; null for the whole country. */
        location: or(
          z.nullable(
            z.object({
              id: id(),
              type: z.enum(['CO', 'ST', 'CI', 'ZO']),
              description: z.string(),
              seourl: z.string(),
              /** The municipality and where its seat is; of a city or settlement. */
              cityname: maybe(z.string()),
              latitude: maybe(z.number()),
              longitude: maybe(z.number()),
            }),
          ),
          null,
        ),
        /** Chosen facet items and company, without keyword and place. */
        activefilters: z.number(),
        /** Address of the same search without filters. */
        clearurl: z.string(),
      }),
    ),
  }),
);

/** GET /api/job. */
export const jobAnswerSchema = once(() => z.object({ job: jobSchema(), seo: or(seoSchema(), {}) }));

/** GET /rest jobs/similarJobs. */
export const similarJobsAnswerSchema = once(() => z.object({ joblist: z.array(jobSchema()) }));

/** GET /rest jobs/salaryMarket: what offers like one pay, MXN a month; null where too few are comparable. */
export const salaryMarketAnswerSchema = once(() =>
  z.object({
    market: z.nullable(
      z.object({
        /** Offers compared. */
        offers: z.number(),
        /** Whether they have the offer's title or are of its subcategory, and what that is called. */
        kind: z.enum(['title', 'subcategory']),
        name: z.string(),
        /** Name of the state; empty for the whole country. */
        place: z.string(),
        /** What the amounts are; null where their sources do not say. */
        pay: z.nullable(z.enum(['net', 'gross'])),
        isparttime: z.boolean(),
        /** False for offers of the sample: they were published between `from` and `to`, ISO days. */
        isrecent: z.boolean(),
        from: z.string(),
        to: z.string(),
        median: z.number(),
        /** A quarter of the offers pays less than `lower`, a quarter more than `upper`. */
        lower: z.number(),
        upper: z.number(),
        /** Bars of equal width; the first and the last may hold what lies outside them too. */
        bins: z.array(z.object({ from: z.number(), to: z.number(), offers: z.number() })),
        isopenlow: z.boolean(),
        isopenhigh: z.boolean(),
      }),
    ),
  }),
);

/** POST /api/scorer: how well offers fit a résumé, each 0–100 (-1: not to be compared), and from where on a part fits. */
export const scorerAnswerSchema = once(() =>
  z.object({
    scores: z.array(
      z.object({
        jobID: id(),
        score: amount(),
        scoreCategory: amount(),
        scoreSubcategory: amount(),
        scoreSalary: amount(),
        scoreEducation: amount(),
        scoreLocation: amount(),
      }),
    ),
    meta: maybe(
      z.object({
        scorer: amount(),
        category: amount(),
        subcategory: amount(),
        salary: amount(),
        education: amount(),
        location: amount(),
      }),
    ),
  }),
);

/** GET /api/related-searches. */
export const relatedSearchesAnswerSchema = once(() =>
  z.object({
    relatedsearches: z.array(z.object({ text: z.string(), url: text() })),
  }),
);

/** A place suggestion. */
export const placeSuggestionSchema = once(() =>
  z.object({
    id: id(),
    type: z.enum(['CO', 'ST', 'CI', 'ZO']),
    countryname: text(),
    statename: text(),
    cityname: text(),
    /** Name of a settlement; of a city the name it was found by when that is not its own: 'Cancún' of Benito Juárez. */
    zonename: text(),
    /** As shown and as put in the box: 'Guadalajara, Jalisco'. */
    description: z.string(),
    /** Location part of a search address, e.g. `en-jalisco/ciudad-de-guadalajara`. */
    seourl: z.string(),
    /** Offers of the place; of a settlement those of its municipality. */
    documents: amount(),
    compatibility: text(),
    /** Of a settlement. */
    postalcode: maybe(z.string()),
    /** Degrees of the municipality's seat, to about a kilometre. */
    latitude: maybe(z.number()),
    longitude: maybe(z.number()),
  }),
);

/** GET /api/suggests/locations. */
export const placeSuggestionsAnswerSchema = once(() =>
  z.object({ suggestions: z.array(placeSuggestionSchema()) }),
);

/** A past search of this visitor. */
export const recentSearchSchema = once(() =>
  z.object({
    query_parameters: z.object({
      q: text(),
      cop: text(),
      placeid: text(),
      placedescription: text(),
      tmdescription: text(),
      contract_type: text(),
      education: text(),
      categorydescription: text(),
      subcategorydescription: text(),
      work_modedescription: text(),
      smin: text(),
      smax: text(),
    }),
    url: text(),
    /** E.g. '12 nuevas'; empty if there are none. */
    newtotaldocslegend: text(),
    extratext: text(),
  }),
);

/** GET /api/tracking/recent-searches/{id}. */
export const recentSearchesAnswerSchema = once(() =>
  z.object({ recentsearches: z.array(recentSearchSchema()) }),
);

/** GET /api/suggests/keywords/{term}: recents only with `getRecent`. */
export const keywordSuggestionsAnswerSchema = once(() =>
  z.object({
    suggestions: z.array(z.object({ text: z.string(), documents: amount() })),
    recentsearches: list(recentSearchSchema()),
  }),
);

/** GET /api/suggests/roles, universities, skills. */
export const roleSuggestionsAnswerSchema = once(() =>
  z.object({
    suggestions: z.array(z.object({ id: text(), text: z.string() })),
  }),
);

/** GET locations/countries/{id}, keywords, categories, companies, employment_types. */
export const linkListAnswerSchema = once(() =>
  z.object({
    items: z.array(
      z.object({
        id: id(),
        description: z.string(),
        url: text(),
        count: amount(),
        /** What a place or an employment type is: `localidad`, `tipoempleo` or `region`. */
        type: maybe(z.string()),
        /** Of a city: code of its state. */
        idParent: maybe(z.string()),
        /** Of a category its subcategories, of an employment type the states that have it. */
        subItems: maybe(
          z.array(z.object({ id: id(), description: z.string(), url: text(), count: amount() })),
        ),
        /** Of an employer: address of its picture, when it has one. */
        logoUrl: maybe(z.string()),
        /** Of an employer: it is fictitious, and the page has to say so. */
        isdemo: maybe(z.boolean()),
      }),
    ),
  }),
);
