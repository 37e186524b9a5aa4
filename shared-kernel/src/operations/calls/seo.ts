/** How pages make each call of `seo`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as seoCategories } from '../seo/categories.ts';
import { call as seoCities } from '../seo/cities.ts';
import { call as seoCompanies } from '../seo/companies.ts';
import { call as seoEmploymentTypes } from '../seo/employment-types.ts';
import { call as seoKeywords } from '../seo/keywords.ts';
import { call as seoStates } from '../seo/states.ts';

export const calls = {
  'seo.categories': seoCategories,
  'seo.cities': seoCities,
  'seo.companies': seoCompanies,
  'seo.employmentTypes': seoEmploymentTypes,
  'seo.keywords': seoKeywords,
  'seo.states': seoStates,
};
