import type { Job } from '@chamba/kernel/api';
import { kilometresBetween } from '@chamba/kernel/geography';
import { UNNAMED_COMPANY_SLUG } from '@chamba/kernel/routes';
import type { Queryable } from '@chamba/database';
import { readOffers, toJob } from '../jobs/offers.ts';
import type { OfferRow } from '../jobs/offers.ts';
import type { JobSearch } from '../jobs/search.ts';
import { similarIds } from '../jobs/similar.ts';
import { DAY_MS } from '../model/clock.ts';
import type { SampleClock } from '../model/clock.ts';
import { toStateCode } from '../model/states.ts';
import type { Candidate } from '../my-service/candidate.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';
import { computeScore } from '../scorer/score.ts';
import type { Score, Wanted } from '../scorer/score.ts';
import { readWanted } from '../scorer/wanted.ts';
import { scoreOffer, readProfile } from './fit.ts';
import { listSources } from './sources.ts';
import type { Source } from './sources.ts';
import { readWorks } from './work.ts';

/** Offers taken from each search. */
const FROM_EACH = 40;

/** Offers of one employer that are suggested at most: others are to be seen as well. */
const OF_ONE_EMPLOYER = 2;

/** Weight of what was applied for as a reason: before all others. */
const APPLIED_WEIGHT = 2;

/** Points below which an offer is not suggested. */
const LEAST_POINTS = 0;

/** Farthest place in km that is named with its distance. */
const FARTHEST_NAMED = 60;

/** What suggestions are made with. */
export type SuggestionContext = { store: Queryable; clock: SampleClock; search: JobSearch };

/** A suggestion with why it is one, in one line. */
export type Suggestion = Job & { reason: string };

type Ranked = { offer: OfferRow; source: Source; score: Score; points: number; wanted: Wanted };

/** ' y a 4 km', ', en Zapopan', ', desde casa'; empty where nothing is known. */
function whereFrom(offer: OfferRow, wanted: Wanted): string {
  if (offer.workmode === 1) return ', desde casa';
  if (offer.city > 0 && offer.city === wanted.city) return `, en ${offer.cityname}`;
  if (wanted.point && offer.latitude !== null && offer.longitude !== null) {
    const { latitude, longitude } = offer;
    const km = Math.round(kilometresBetween(wanted.point, { latitude, longitude }));
    if (km <= FARTHEST_NAMED) return ` y a ${Math.max(1, km)} km`;
  }
  return offer.cityname || offer.statename ? `, en ${offer.cityname || offer.statename}` : '';
}

/** Why an offer is suggested, as a sentence without its full stop. */
function explain({ offer, source, wanted }: Ranked): string {
  const why = `${source.reason}${whereFrom(offer, wanted)}`.replace(/^(?:, | y )/, '');
  return why.slice(0, 1).toUpperCase() + why.slice(1);
}

/**
 * Offers for a person, the best first: found by their work and interests near home, ranked by how well they fit the résumé
 * and how new they are. None that they applied for or discarded, none twice, none that has ended.
 * @param options.unwanted ids that are left out. @param options.seeds offers whose like is wanted, such as one applied for.
 */
export async function suggestOffers(
  { store, clock, search }: SuggestionContext,
  person: { candidate: Candidate; resume: ResumeRow },
  options: { hits: number; unwanted: ReadonlySet<number>; seeds?: readonly number[] },
): Promise<Suggestion[]> {
  const { candidate, resume } = person;
  const wanted = await readWanted(search, candidate, resume);
  const state = wanted.state > 0 ? await search.places.ofId(toStateCode(wanted.state)) : null;
  const home = wanted.city > 0 ? await search.places.ofId(String(wanted.city)) : null;
  const works = readWorks(resume);
  const own = works.length;
  const found = new Map<number, Source>();
  const note = (ids: readonly number[], source: Source): void => {
    for (const id of ids) {
      const known = found.get(id);
      if (!options.unwanted.has(id) && (!known || known.weight < source.weight)) found.set(id, source);
    }
  };
  for (const offer of await readOffers(store, options.seeds ?? [])) {
    const reason = `porque te postulaste a ${offer.title}`;
    note(await similarIds(store, offer), { params: {}, reason, weight: APPLIED_WEIGHT });
    works.push({ title: offer.title, reason, weight: 1 });
  }
  for (const source of listSources(resume, works.slice(0, own), { home, state }))
    note(await search.firstIds(source.params, FROM_EACH), source);
  const profile = readProfile(resume, wanted, works);
  const offers = await readOffers(store, [...found.keys()]);
  const ranked: Ranked[] = offers.flatMap((offer) => {
    const source = found.get(offer.id);
    if (!source || offer.shown_by !== null) return [];
    const days = Math.max(0, (clock.now.getTime() - offer.published.getTime()) / DAY_MS);
    const score = computeScore(wanted, offer);
    const points = scoreOffer(profile, offer, score, days);
    // What is found by chance and suits badly is worse than a shorter list.
    if (points < LEAST_POINTS && source.reason !== '') return [];
    return [{ offer, source, score, points, wanted }];
  });
  ranked.sort((a, b) => b.points - a.points || b.offer.id - a.offer.id);
  return pickVaried(ranked, options.hits).map((one) => ({
    ...toJob(one.offer, clock),
    ...(one.score.score >= 0 && { affinities: toAffinities(one) }),
    reason: explain(one),
  }));
}

/** The first of a ranking, without more of one employer than {@link OF_ONE_EMPLOYER}, and no title of theirs twice. */
function pickVaried(ranked: readonly Ranked[], hits: number): Ranked[] {
  const ofEmployer = new Map<string, number>();
  const titles = new Set<string>();
  const picked: Ranked[] = [];
  for (const one of ranked) {
    if (picked.length >= hits) break;
    const { companyslug, title } = one.offer;
    const count = ofEmployer.get(companyslug) ?? 0;
    const isNamed = companyslug !== '' && companyslug !== UNNAMED_COMPANY_SLUG;
    // Without a name, what else the card says distinguishes advertisements.
    const { city, salaryfrom, salaryto } = one.offer;
    const employer = isNamed ? companyslug : [city, salaryfrom, salaryto].join('-');
    const key = `${employer} ${title.toLowerCase()}`;
    if (titles.has(key) || (isNamed && count >= OF_ONE_EMPLOYER)) continue;
    titles.add(key);
    ofEmployer.set(companyslug, count + 1);
    picked.push(one);
  }
  return picked;
}

function toAffinities({ score: { jobID: _, ...affinities } }: Ranked): NonNullable<Job['affinities']> {
  return affinities;
}
