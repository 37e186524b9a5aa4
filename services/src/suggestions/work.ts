import type { ResumeRow } from '../my-service/resume/resume-rows.ts';
import { distinctiveWords } from '../text/words.ts';
import { titleLevel } from './level.ts';

/** Work that a person did or looks for. */
export type Work = {
  /** What it is called. */
  title: string;
  /** In words, e.g. 'por tu experiencia de cajera'. */
  reason: string;
  /** How much it counts, 0 to 1: what they look for before what they did. */
  weight: number;
};

/** Jobs of a person that are looked at, the latest first. */
const MOST_JOBS = 2;

const WANTED_WEIGHT = 1;
const JOB_WEIGHTS = [0.95, 0.8];

/** What titles of CVs begin with beside the work: the state somebody is in, or that they look for something. */
const PREAMBLE =
  /^(?:(?:busco|solicito|quiero|necesito)\s.*?(?:de|como)\s|reci[eé]n\s+egresad[oa]\s+(?:de|en)?\s*|egresad[oa]\s+(?:de|en)\s+|estudiante\s+(?:de|en)\s+|trabajo\s+(?:de|como)\s+)/iu;

/** What is said of hours and not of work. */
const HOURS =
  /(?:^|[ ,/(-])(?:de )?(?:medio tiempo|tiempo (?:completo|parcial)|media jornada|fin(?:es)? de semana|por horas)(?=$|[ ,/)-])/giu;

/** Words that name no work by themselves. */
const NO_WORK = new Set(
  'general primer primera busco cualquier trabajo empleo estudiante empleado empleada disponible experiencia sin'.split(
    ' ',
  ),
);

/** What a title of a CV says of the work; empty where it says none. */
export function workIn(title: string): string {
  const bare = title.replace(/\s+/g, ' ').trim().replace(PREAMBLE, '').replace(HOURS, '').trim();
  const words = distinctiveWords(bare);
  return words.every((word) => NO_WORK.has(word)) ? '' : bare.replace(/^[,./-]|[,./-]$/g, '').trim();
}

/** What a person looks for, and what they did last. */
export function readWorks({ resumetitle, document }: ResumeRow): Work[] {
  const jobs = document.employments
    .map(({ jobtitle }) => workIn(jobtitle))
    .filter(Boolean)
    .slice(0, MOST_JOBS)
    .map((title, at) => ({
      title,
      reason: `por tu experiencia de ${title.toLowerCase()}`,
      weight: JOB_WEIGHTS[at] ?? 0,
    }));
  const title = workIn(resumetitle);
  const said = jobs.find((job) => job.title.toLowerCase() === title.toLowerCase());
  if (said) return jobs.map((job) => (job === said ? { ...job, weight: WANTED_WEIGHT } : job));
  return title
    ? [{ title, reason: `porque buscas trabajo de ${title.toLowerCase()}`, weight: WANTED_WEIGHT }, ...jobs]
    : jobs;
}

/** The work without what it is done with or for: 'empacador' of 'Empacador de fresa'; empty where nothing can be left out. */
export function titleHead(title: string): string {
  const [head = ''] = title.split(/ (?:de|del|para|en|con) /iu);
  const words = distinctiveWords(head);
  // 'Auxiliar', 'jefe' are of any work.
  const isWork = words.some((word) => !NO_WORK.has(word) && titleLevel(word) === null);
  return head !== title && isWork ? head.trim() : '';
}
