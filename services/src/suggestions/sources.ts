import type { SearchParams } from '@chamba/kernel/routes';
import { categoryById, findSubcategory } from '../catalogue/categories.ts';
import { placeParams } from '../lookup/places.ts';
import type { Place } from '../lookup/places.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';
import { asksPartTime } from './fit.ts';
import { titleHead } from './work.ts';
import type { Work } from './work.ts';

/** A search that offers for a person come from, and why its offers are for them. */
export type Source = {
  params: SearchParams;
  /** In words, e.g. 'por tu experiencia de cajera'. */
  reason: string;
  /** Of several searches that found an offer, the one with the highest says why it is one. */
  weight: number;
};

const MOST_INTERESTS = 3;

function readInterests({ document }: ResumeRow): { params: SearchParams; reason: string }[] {
  return document.interests.slice(0, MOST_INTERESTS).flatMap((id) => {
    const subcategory = findSubcategory(Number(id));
    const category = categoryById(subcategory?.idparent ?? Number(id));
    if (!category) return [];
    return [
      {
        params: { category: category.slug, ...(subcategory && { subcategory: subcategory.slug }) },
        reason: `por tu interés en ${(subcategory ?? category).description}`,
      },
    ];
  });
}

/** What finds part-time work besides what offers say of their hours. */
const PART_TIME_WORDS = ['medio tiempo', 'fin de semana'];

/**
 * Searches that offers for a person come from: their work and interests, near home, in their state, and from home.
 * @param works what they look for and did. @param places home: their municipality; null where it is not known. State: the one
 *   they live in.
 */
export function listSources(
  resume: ResumeRow,
  works: readonly Work[],
  { home, state }: { home: Place | null; state: Place | null },
): Source[] {
  const near = placeParams(home);
  const around = placeParams(state);
  const interests = readInterests(resume);
  const sources: Source[] = [];
  const add = (params: SearchParams, reason: string, weight: number): void => {
    if (home) sources.push({ params: { ...params, ...near }, reason, weight });
    sources.push({ params: { ...params, ...around }, reason, weight });
  };
  for (const { title, reason, weight } of works) {
    add({ q: title }, reason, weight);
    sources.push({ params: { q: title, work_mode: [1] }, reason, weight });
    const head = titleHead(title);
    if (head) add({ q: head }, reason, weight / 2);
  }
  for (const { params, reason } of interests) add(params, reason, 0.3);
  if (asksPartTime(resume))
    for (const q of PART_TIME_WORDS) add({ q }, 'porque buscas trabajo de medio tiempo', 0.2);
  // Who has said nothing yet sees what is new around.
  if (sources.length === 0) add({ sort: 2 }, '', 0);
  return sources;
}
