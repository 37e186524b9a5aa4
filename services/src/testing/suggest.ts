export { readOffers } from '../jobs/offers.ts';
export type { OfferRow } from '../jobs/offers.ts';
export { JobSearch } from '../jobs/search.ts';
export { placeParams } from '../lookup/places.ts';
export { readSampleClock } from '../model/clock.ts';
export type { Candidate } from '../my-service/candidate.ts';
export { emptyDocument } from '../my-service/resume/resume-document.ts';
export type { ResumeRow } from '../my-service/resume/resume-rows.ts';
export { suggestOffers } from '../suggestions/suggest.ts';
