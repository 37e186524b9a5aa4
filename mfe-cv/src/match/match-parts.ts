import type { Job } from '@chamba/kernel/api';
import { educationLabel } from '@chamba/kernel/catalogues';
import { jobWorkModeLabel, locationLabel, salaryLabel, salaryText } from '@chamba/kernel/format';
import type { Score, Thresholds } from './match.slice.ts';

/** A part of the comparison. */
export type MatchPart = {
  id: 'category' | 'subcategory' | 'location' | 'education' | 'salary';
  label: string;
  /** What the offer says of it; empty when it does not. */
  detail: string;
  /** Null where it cannot be compared. */
  fits: boolean | null;
};

const FROM_HOME = 1;
const NO_STUDIES = 0;

/** Parts that cannot be compared are below zero. */
const judge = (score: number, threshold: number): boolean | null => (score < 0 ? null : score >= threshold);

/** Fewest parts that say how a résumé fits. */
const MIN_PARTS = 2;

/**
 * Whether enough parts of a score could be compared to show a match, at least one of them with something that the
 * résumé says: an offer without required studies, or from home, fits every candidate in that part.
 */
export function isComparable({ workmode, educationid }: Job, score: Score): boolean {
  const { scoreCategory, scoreSubcategory, scoreLocation, scoreEducation, scoreSalary } = score;
  const parts = [
    { score: scoreCategory, ofResume: true },
    { score: scoreSubcategory, ofResume: true },
    { score: scoreLocation, ofResume: workmode !== FROM_HOME },
    { score: scoreEducation, ofResume: educationid !== NO_STUDIES },
    { score: scoreSalary, ofResume: true },
  ];
  const compared = parts.filter((part) => part.score >= 0);
  return compared.length >= MIN_PARTS && compared.some(({ ofResume }) => ofResume);
}

function formatPlace(job: Job): string {
  return job.workmode === FROM_HOME ? jobWorkModeLabel(job) : locationLabel(job.locations[0]);
}

/** The parts of a match, in the order in which they are shown. */
export function matchParts(job: Job, score: Score, thresholds: Thresholds): MatchPart[] {
  return [
    {
      id: 'category',
      label: 'Categoría',
      detail: job.categorydescription,
      fits: judge(score.scoreCategory, thresholds.category),
    },
    {
      id: 'subcategory',
      label: 'Subcategoría',
      detail: job.subcategorydescription ?? '',
      fits: judge(score.scoreSubcategory, thresholds.subcategory),
    },
    {
      id: 'location',
      label: 'Ubicación',
      detail: formatPlace(job),
      fits: judge(score.scoreLocation, thresholds.location),
    },
    {
      id: 'education',
      label: 'Escolaridad',
      detail: educationLabel(job.educationid) ?? 'Sin requisito',
      fits: judge(score.scoreEducation, thresholds.education),
    },
    {
      id: 'salary',
      label: 'Sueldo',
      detail: salaryText(salaryLabel(job, 'card')),
      fits: judge(score.scoreSalary, thresholds.salary),
    },
  ];
}
