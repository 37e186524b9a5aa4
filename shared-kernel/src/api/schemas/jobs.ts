import * as z from 'zod/mini';
import { once } from '../once.ts';
import { jobPaySchema } from './pay.ts';

/** Where an offer is. Names are as shown; `cityname` may be empty for a whole state. */
export const jobLocationSchema = once(() =>
  z.object({
    statename: z.string(),
    cityname: z.string(),
    countryid: z.string(),
    /** Degrees of the municipality's seat, to about a kilometre; missing where it is not known. */
    latitude: z.optional(z.number()),
    longitude: z.optional(z.number()),
  }),
);

/** Match of an offer with a résumé, each 0–100. */
export const affinitiesSchema = once(() =>
  z.object({
    score: z.number(),
    scoreCategory: z.number(),
    scoreSubcategory: z.number(),
    scoreLocation: z.number(),
    scoreSalary: z.number(),
    scoreEducation: z.number(),
  }),
);

/** A vacancy. Dates are ISO 8601; amounts are MXN in the period of `salarytime`. */
export const jobSchema = once(() =>
  z.object({
    id: z.string(),
    title: z.string(),
    /** Plain text, paragraphs separated by blank lines, list items starting with `- `. Empty in lists. */
    jobbody: z.string(),
    /** 'Empresa confidencial' when the source names none. */
    companyname: z.string(),
    dateactive: z.string(),
    datepublish: z.string(),
    dateexpires: z.string(),
    locations: z.array(jobLocationSchema()),
    salaryfrom: z.number(),
    salaryto: z.number(),
    showsalary: z.boolean(),
    /** 0 monthly, 1 hourly, 2 weekly, 3 annual. */
    salarytime: z.number(),
    /** 0 on site, 1 from home, 2 hybrid. */
    workmode: z.number(),
    jobtypefulltime: z.boolean(),
    jobtypepermanent: z.boolean(),
    jobtypeparttime: z.boolean(),
    jobtypecontract: z.boolean(),
    jobtypetemporary: z.boolean(),
    /** 1 means intern. */
    levelid: z.number(),
    /** Path of the offer page: `/empleo/oferta/{id}-{slug}`. */
    url: z.string(),
    skills: z.array(z.object({ id: z.string(), description: z.string() })),
    jobtype: z.string(),
    /** 0 applies here, 1 redirects to `redirecturl`. */
    redirecttype: z.number(),
    redirecturl: z.optional(z.string()),
    isgoogleforjobs: z.boolean(),
    idrecruiter: z.string(),
    origin: z.string(),
    affinities: z.optional(affinitiesSchema()),
    dashboardData: z.optional(z.object({ recommender: z.string(), x_api_abside: z.string() })),
    /** Applications received; under 20 shows 'Sé de los primeros en postularte'. */
    applies: z.optional(z.number()),
    /** 1 to 6 of the education catalogue; 0 when the source does not say. */
    educationid: z.number(),
    /** Description of the category; empty when unknown. */
    categorydescription: z.string(),
    /** What the directory knows of the employer; missing when it knows its offers alone. */
    company: z.optional(
      z.object({
        /** Address of its picture; empty without one. */
        logoUrl: z.string(),
        /** Mean review, 1–5; 0 without reviews. */
        rating: z.number(),
        /** A fictitious employer of the sample: the page has to say so. */
        isdemo: z.boolean(),
      }),
    ),
    /** True for an offer of the shipped sample: it has no recipient. */
    issample: z.boolean(),
    /** When its source published a sample offer whose dates were moved to today; missing otherwise. */
    sourcedate: z.optional(z.string()),
    /** Schedule in words, e.g. 'Lunes a viernes, de 9:00 a 18:00'; empty when unknown. */
    schedule: z.string(),
    /** Extra facts of the record, each 'label: value' ready to show. */
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    /** Pay reckoned by month and hour; of a single offer only, not in lists. */
    pay: z.optional(jobPaySchema()),
  }),
);

export const facetItemSchema = once(() =>
  z.object({
    id: z.string(),
    description: z.string(),
    /** Offers that the item would leave. */
    items: z.number(),
    /** Path that the item's filter leads to (already toggled: of a chosen item, the path without it). */
    url: z.string(),
    text: z.string(),
    value: z.string(),
    /** Facet type code: WM, SAL, TM, CAT, JT, EL, LOC, SORT, COP. */
    key: z.string(),
    /** True when the current search has this item chosen. */
    selected: z.boolean(),
    idParent: z.optional(z.string()),
  }),
);

export const categoryFacetItemSchema = once(() =>
  z.extend(facetItemSchema(), { subItems: z.array(facetItemSchema()) }),
);

export const facetsSchema = once(() =>
  z.object({
    workMode: z.array(facetItemSchema()),
    salary: z.array(facetItemSchema()),
    date: z.array(facetItemSchema()),
    category: z.array(categoryFacetItemSchema()),
    subcategory: z.array(facetItemSchema()),
    contract: z.array(facetItemSchema()),
    education: z.array(facetItemSchema()),
    sort: z.array(facetItemSchema()),
    location: z.array(facetItemSchema()),
    /** Employers of most offers. */
    company: z.optional(z.array(facetItemSchema())),
  }),
);

export const seoSchema = once(() =>
  z.object({
    title: z.string(),
    description: z.optional(z.string()),
    metadescription: z.optional(z.string()),
    h1: z.string(),
    robots: z.string(),
  }),
);

/** GET /rest jobs/jobs. */
export const searchAnswerSchema = once(() =>
  z.object({
    joblist: z.array(jobSchema()),
    socialjobslist: z.array(jobSchema()),
    jobpremiumlist: z.array(jobSchema()),
    summary: z.object({ totaldocs: z.number(), page: z.number(), hits: z.number(), pages: z.number() }),
    facets: facetsSchema(),
    seo: seoSchema(),
    headers: z.record(z.string(), z.string()),
    refineurls: z.array(z.object({ text: z.string(), url: z.string() })),
    /**
     * The keyword was taken for another one: `from` is what was written, `to` what is shown. With `also` there are offers
     * of what was written too, and they come first. `literalurl` searches for what was written alone.
     */
    correction: z.optional(
      z.nullable(z.object({ from: z.string(), to: z.string(), literalurl: z.string(), also: z.boolean() })),
    ),
    /** The search as understood: texts to show in the search bar and the chosen place. */
    query: z.object({
      q: z.string(),
      cop: z.string(),
      /** Place chosen by the address; null for the whole country. */
      location: z.nullable(
        z.object({
          id: z.string(),
          type: z.enum(['CO', 'ST', 'CI', 'ZO']),
          description: z.string(),
          seourl: z.string(),
          /** The municipality and where its seat is; of a city or settlement. */
          cityname: z.optional(z.string()),
          latitude: z.optional(z.number()),
          longitude: z.optional(z.number()),
        }),
      ),
      /** Chosen facet items and company, without keyword and place. */
      activefilters: z.number(),
      /** Address of the same search without filters. */
      clearurl: z.string(),
    }),
  }),
);

/** GET /api/job. */
export const jobAnswerSchema = once(() => z.object({ job: jobSchema(), seo: seoSchema() }));

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
        jobID: z.string(),
        score: z.number(),
        scoreCategory: z.number(),
        scoreSubcategory: z.number(),
        scoreSalary: z.number(),
        scoreEducation: z.number(),
        scoreLocation: z.number(),
      }),
    ),
    meta: z.optional(
      z.object({
        scorer: z.number(),
        category: z.number(),
        subcategory: z.number(),
        salary: z.number(),
        education: z.number(),
        location: z.number(),
      }),
    ),
  }),
);

/** GET /api/related-searches. */
export const relatedSearchesAnswerSchema = once(() =>
  z.object({
    relatedsearches: z.array(z.object({ text: z.string(), url: z.string() })),
  }),
);

/** A place suggestion. */
export const placeSuggestionSchema = once(() =>
  z.object({
    id: z.string(),
    type: z.enum(['CO', 'ST', 'CI', 'ZO']),
    countryname: z.string(),
    statename: z.string(),
    cityname: z.string(),
    /** Name of a settlement; of a city the name it was found by when that is not its own: 'Cancún' of Benito Juárez. */
    zonename: z.string(),
    /** As shown and as put in the box: 'Guadalajara, Jalisco'. */
    description: z.string(),
    /** Location part of a search address, e.g. `en-jalisco/ciudad-de-guadalajara`. */
    seourl: z.string(),
    /** Offers of the place; of a settlement those of its municipality. */
    documents: z.number(),
    compatibility: z.string(),
    /** Of a settlement. */
    postalcode: z.optional(z.string()),
    /** Degrees of the municipality's seat, to about a kilometre. */
    latitude: z.optional(z.number()),
    longitude: z.optional(z.number()),
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
      q: z.string(),
      cop: z.string(),
      placeid: z.string(),
      placedescription: z.string(),
      tmdescription: z.string(),
      contract_type: z.string(),
      education: z.string(),
      categorydescription: z.string(),
      subcategorydescription: z.string(),
      work_modedescription: z.string(),
      smin: z.string(),
      smax: z.string(),
    }),
    url: z.string(),
    /** E.g. '12 nuevas'; empty when there are none. */
    newtotaldocslegend: z.string(),
    extratext: z.string(),
  }),
);

/** GET /api/tracking/recent-searches/{id}. */
export const recentSearchesAnswerSchema = once(() =>
  z.object({ recentsearches: z.array(recentSearchSchema()) }),
);

/** GET /api/suggests/keywords/{term}: recents only with `getRecent`. */
export const keywordSuggestionsAnswerSchema = once(() =>
  z.object({
    suggestions: z.array(z.object({ text: z.string(), documents: z.number() })),
    recentsearches: z.array(recentSearchSchema()),
  }),
);

/** GET /api/suggests/roles, universities, skills. */
export const roleSuggestionsAnswerSchema = once(() =>
  z.object({
    suggestions: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
);

/** GET locations/countries/{id}, keywords, categories, companies, employment_types. */
export const linkListAnswerSchema = once(() =>
  z.object({
    items: z.array(
      z.object({
        id: z.string(),
        description: z.string(),
        url: z.string(),
        count: z.number(),
        /** What a place or an employment type is: `localidad`, `tipoempleo` or `region`. */
        type: z.optional(z.string()),
        /** Of a city: code of its state. */
        idParent: z.optional(z.string()),
        /** Of a category its subcategories, of an employment type the states that have it. */
        subItems: z.optional(
          z.array(z.object({ id: z.string(), description: z.string(), url: z.string(), count: z.number() })),
        ),
        /** Of an employer: address of its picture, when it has one. */
        logoUrl: z.optional(z.string()),
        /** Of an employer: it is fictitious, and the page has to say so. */
        isdemo: z.optional(z.boolean()),
      }),
    ),
  }),
);
