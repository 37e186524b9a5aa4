export { RESULTS_HEADING, companyLetterTexts, companyQueryTexts, pageTexts } from './page-texts.ts';
export type { PageName, PageTexts } from './page-texts.ts';
export { offerTexts } from './offer-texts.ts';
export { HIDDEN_FROM_ROBOTS, robotsForOffer, robotsForResults } from './robots.ts';
export { canonicalSearchPath } from './canonical.ts';
export { searchCrumbs } from './search-crumbs.ts';
export { breadcrumbs, siteSchemas } from './structured-data.ts';
export { jobPosting } from './job-posting.ts';
