export { firstPageTexts, RESULTS_HEADING, siteTexts, type PageTexts } from './first-texts.ts';
export { companyLetterTexts, companyQueryTexts, pageTexts, type PageName } from './page-texts.ts';
export { offerTexts } from './offer-texts.ts';
export { HIDDEN_FROM_ROBOTS, robotsForOffer, robotsForResults } from './robots.ts';
export { canonicalSearchPath } from './canonical.ts';
export { searchCrumbs } from './search-crumbs.ts';
export { breadcrumbs, siteSchemas } from './structured-data.ts';
export { jobPosting } from './job-posting.ts';
