import { companiesHandlers } from './companies/companies.handlers.ts';
import { complaintsHandlers } from './complaints/complaints.handlers.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { Handler } from './http/handler.ts';
import { jobsHandlers } from './jobs/jobs.handlers.ts';
import { geolocationHandlers } from './lookup/geolocation.handlers.ts';
import { lookupHandlers } from './lookup/lookup.handlers.ts';
import { payHandlers } from './pay/pay.handlers.ts';
import { scorerHandlers } from './scorer/scorer.handlers.ts';
import { seoHandlers } from './seo/seo.handlers.ts';
import { suggestsHandlers } from './suggests/suggests.handlers.ts';
import type { TitleIndex } from './suggests/title-suggestions.ts';
import { trackingHandlers } from './tracking/tracking.handlers.ts';

/** The operations of vacancies and places. */
export function catalogueHandlers(context: CatalogueContext, titles: TitleIndex): Handler[] {
  return [
    ...jobsHandlers(context),
    ...lookupHandlers(context),
    ...geolocationHandlers(context),
    ...suggestsHandlers(context, titles),
    ...seoHandlers(context, titles),
    ...trackingHandlers(context),
    ...companiesHandlers(context),
    ...payHandlers(),
    ...complaintsHandlers(context),
    ...scorerHandlers(context),
  ];
}
