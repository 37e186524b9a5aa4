import type { Job } from '@chamba/kernel/api';

/** One of several CVs of a candidate. */
export type ResumeChoice = { resumeid: string; title: string };

/** What is asked: the CV where there are several, the employer's questions, and levels of the offer's skills. */
export type Asked = { job: Pick<Job, 'id' | 'questions' | 'skills'>; choices: readonly ResumeChoice[] };

/** Whether anything has to be asked before an application goes out. */
export const isAsking = ({ job, choices }: Asked): boolean =>
  (job.questions ?? []).length > 0 || choices.length > 1;

/** Most questions and skills that are asked for; feeds have at most as many questions. */
export const ASKED_LIMIT = 10;

const numbered = (name: string): string[] =>
  Array.from({ length: ASKED_LIMIT }, (_, index) => `${name}${index}`);

/** Names of all fields that the form may have. */
export const ANSWER_FIELDS: readonly string[] = ['resume', ...numbered('answer'), ...numbered('level')];
