import type { SearchParams } from '@chamba/kernel/routes';
import { categoryById, findSubcategory } from '../catalogue/categories.ts';
import { placeParams } from '../lookup/places.ts';
import type { Place } from '../lookup/places.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';

/** A search that offers for a person come from, and why its offers are for them. */
export type Source = {
  params: SearchParams;
  /** In words, e.g. 'por tu experiencia de cajera'. */
  reason: string;
  /** How much an offer from here is worth before others, in points of its score. */
  bonus: number;
};

/** Jobs of a person that are looked at, the latest first. */
const MOST_JOBS = 2;
const MOST_INTERESTS = 3;

/** What a person did or looks for, with the words for it. */
function readWork({ resumetitle, document }: ResumeRow): { q: string; reason: string; bonus: number }[] {
  const jobs = document.employments
    .map(({ jobtitle }) => jobtitle.trim())
    .filter(Boolean)
    .slice(0, MOST_JOBS)
    .map((title) => ({ q: title, reason: `por tu experiencia de ${title.toLowerCase()}`, bonus: 15 }));
  const title = resumetitle.trim();
  const isSaid = jobs.some(({ q }) => q.toLowerCase() === title.toLowerCase());
  return title && !isSaid
    ? [{ q: title, reason: `porque buscas trabajo de ${title.toLowerCase()}`, bonus: 20 }, ...jobs]
    : jobs;
}

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

/**
 * Searches that offers for a person come from: their work and interests, near home, in their state, and from home.
 * @param home their municipality; null where it is not known. @param state the state they live in.
 */
export function listSources(resume: ResumeRow, home: Place | null, state: Place | null): Source[] {
  const near = placeParams(home);
  const around = placeParams(state);
  const work = readWork(resume);
  const interests = readInterests(resume);
  const sources: Source[] = [];
  for (const { q, reason, bonus } of work) {
    if (home) sources.push({ params: { q, ...near }, reason, bonus: bonus + 5 });
    sources.push({ params: { q, ...around }, reason, bonus });
    sources.push({ params: { q, work_mode: [1] }, reason, bonus });
  }
  for (const { params, reason } of interests) {
    if (home) sources.push({ params: { ...params, ...near }, reason, bonus: 5 });
    sources.push({ params: { ...params, ...around }, reason, bonus: 0 });
  }
  // Who has said nothing yet sees what is new around.
  if (sources.length === 0)
    sources.push({ params: { ...(home ? near : around), sort: 2 }, reason: '', bonus: 0 });
  return sources;
}
