export { declaredHead, NOT_FOUND_TEXTS, pageHead, siteTexts, withSiteName } from './page-head.ts';
export { offerTexts } from './offer-texts.ts';
export { HIDDEN_FROM_ROBOTS, robotsForOffer, robotsForResults } from './robots.ts';
export { canonicalSearchPath, isOfSettlement } from './canonical.ts';
export { searchCrumbs } from './search-crumbs.ts';
export { breadcrumbs, siteSchemas } from './structured-data.ts';
export { jobPosting } from './job-posting.ts';
