import type { FormErrors } from '@chamba/kernel/forms';
import { isRecord, isText, readTab, removeTab, writeTab } from '@chamba/kernel/storage';
import { answerError, REQUIRED_DATUM } from '@chamba/kernel/validation';
import { ASKED_LIMIT, type Asked } from './asked.ts';

/** What is sent along with an application. */
export type Answers = {
  resumeid?: string;
  skills: ReadonlyArray<{ id: string; level: string }>;
  killerQuestions: ReadonlyArray<{ id: string; answer: string }>;
};

/** Values of the form by field: `resume`, `answer0`…, `level0`… */
export type AnswerValues = Record<string, string>;

/** Levels of a skill. */
export const LEVELS: readonly string[] = ['Básico', 'Intermedio', 'Avanzado'];

/** Questions by the field that answers them. */
export const getQuestions = ({ job }: Asked) =>
  (job.questions ?? [])
    .slice(0, ASKED_LIMIT)
    .map((question, index) => ({ ...question, name: `answer${index}`, key: question.id }));

/** Skills that an offer with questions asks the level of, by field. */
export const getSkills = ({ job }: Asked) =>
  (job.questions ?? []).length > 0
    ? job.skills.slice(0, ASKED_LIMIT).map((skill, index) => ({ ...skill, name: `level${index}` }))
    : [];

/** The fields of the form, empty; the first CV, which is the default one, is chosen. */
export function startAnswers(asked: Asked): AnswerValues {
  const [first] = asked.choices;
  return {
    ...(asked.choices.length > 1 && first ? { resume: first.resumeid } : {}),
    ...Object.fromEntries([...getQuestions(asked), ...getSkills(asked)].map(({ name }) => [name, ''])),
  };
}

/** What is wrong with the answers, by field. */
export function answerErrors(asked: Asked, values: AnswerValues): FormErrors<AnswerValues> {
  const errors: FormErrors<AnswerValues> = {};
  const { resume } = values;
  if (resume !== undefined && !asked.choices.some(({ resumeid }) => resumeid === resume))
    errors['resume'] = REQUIRED_DATUM;
  for (const { name, ...question } of getQuestions(asked)) {
    const error = answerError(question, values[name] ?? '');
    if (error) errors[name] = error;
  }
  return errors;
}

/** What is sent of values that pass; a level that is not stated is left out. */
export function toAnswers(asked: Asked, values: AnswerValues): Answers {
  const { resume } = values;
  return {
    ...(resume ? { resumeid: resume } : {}),
    killerQuestions: getQuestions(asked).map(({ id, name }) => ({ id, answer: (values[name] ?? '').trim() })),
    skills: getSkills(asked)
      .map(({ id, name }) => ({ id, level: values[name] ?? '' }))
      .filter(({ level }) => LEVELS.includes(level)),
  };
}

/** What was typed belongs to a person and an offer, and to this tab. */
const toDraftKey = (userid: string, jobid: string) => `draft.answers:${userid}:${jobid}` as const;

/** What was typed before. */
export function readDraft(userid: string, asked: Asked): AnswerValues {
  const draft = readTab(toDraftKey(userid, asked.job.id), isRecord) ?? {};
  const values = startAnswers(asked);
  for (const name of Object.keys(values)) {
    const typed = draft[name];
    if (isText(typed)) values[name] = typed;
  }
  return values;
}

/** Keeps what is typed in the tab, until the application is settled. */
export const keepDraft = (userid: string, jobid: string, values: AnswerValues): boolean =>
  writeTab(toDraftKey(userid, jobid), values);

/** Forgets what was typed. */
export const dropDraft = (userid: string, jobid: string): void => removeTab(toDraftKey(userid, jobid));
