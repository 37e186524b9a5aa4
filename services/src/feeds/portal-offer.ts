import { UNNAMED_COMPANY } from '@chamba/kernel/operations';
import { UNNAMED_COMPANY_SLUG } from '@chamba/kernel/routes';
import { classify } from '../catalogue/classify.ts';
import { DAY_MS, fromLocalClock } from '../model/clock.ts';
import { splitWords } from '../text/words.ts';
import type { OfferRecord } from '../model/offer-record.ts';
import type { Vacancy } from './vacancy-record.ts';

type Place = Pick<OfferRecord, 'state' | 'city' | 'statename' | 'cityname'>;

/**
 * The offer of a vacancy of the public portal.
 * @param options.moveDays days that its publication is moved by; the date of the source stays as it is.
 */
export function offerOfPortalRow(
  vacancy: Vacancy,
  place: Place,
  options: Pick<OfferRecord, 'id' | 'feed' | 'feedkey' | 'issample'> & {
    moveDays: number;
    lifetimeDays: number;
  },
): OfferRecord {
  const { moveDays, lifetimeDays, ...identity } = options;
  return {
    ...identity,
    title: vacancy.title,
    jobbody: vacancy.body([place.cityname, place.statename || 'México'].filter(Boolean).join(', ')),
    // The public portal does not say who recruits.
    companyname: UNNAMED_COMPANY,
    companyslug: UNNAMED_COMPANY_SLUG,
    state: place.state,
    city: place.city,
    statename: place.statename,
    cityname: place.cityname,
    salaryfrom: vacancy.salary,
    salaryto: vacancy.salary,
    salarytime: 0,
    salarynet: true,
    hours_day: vacancy.hours_day,
    days_week: vacancy.days_week,
    workmode: vacancy.workmode,
    jobtypes: vacancy.jobtypes,
    levelid: vacancy.levelid,
    educationid: vacancy.educationid,
    subcategory: classify(splitWords(vacancy.title)),
    schedule: vacancy.schedule,
    facts: vacancy.facts,
    skills: [],
    questions: [],
    applicant_states: [],
    source_date: vacancy.sourceDate,
    published: fromLocalClock(new Date(vacancy.sourceDate.getTime() + moveDays * DAY_MS)),
    lifetime_days: lifetimeDays,
    redirecturl: '',
    recipient: null,
    placement: '',
    sector: '',
    activity: '',
    rating: '',
  };
}
