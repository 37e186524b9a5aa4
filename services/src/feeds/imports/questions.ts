import { createHash } from 'node:crypto';
import type { JobQuestion } from '@chamba/kernel/api';
import { fold } from '../../text/words.ts';
import { plainLine } from './html-text.ts';
import type { FieldFault } from './reading.ts';

/** A question as its source asks it; empty texts are missing values. */
export type QuestionDraft = { id: string; question: string; kind: string; options: readonly string[] };

const MAX_QUESTIONS = 10;
const MAX_OPTIONS = 20;
const MAX_LENGTHS = { id: 40, question: 300, option: 120 };

/** Kinds of answers by the folded words that feeds have for them. */
const KINDS: ReadonlyMap<string, JobQuestion['kind']> = new Map([
  ['text', 'text'],
  ['textarea', 'text'],
  ['texto', 'text'],
  ['boolean', 'boolean'],
  ['yesno', 'boolean'],
  ['yes no', 'boolean'],
  ['si no', 'boolean'],
  ['choice', 'choice'],
  ['select', 'choice'],
  ['opcion', 'choice'],
  ['number', 'number'],
  ['numero', 'number'],
]);

/** What identifies a question that its source gives no id: its words, so that the order of questions plays no part. */
const idOfWords = (question: string): string =>
  createHash('sha1').update(fold(question)).digest('hex').slice(0, 12);

function parseQuestion(draft: QuestionDraft): JobQuestion | string {
  const question = plainLine(draft.question);
  if (question === '') return 'has no text';
  if (question.length > MAX_LENGTHS.question) return `is longer than ${MAX_LENGTHS.question} characters`;
  const options = [...new Set(draft.options.map(plainLine).filter(Boolean))];
  const stated = fold(draft.kind);
  const kind = stated === '' ? (options.length > 0 ? 'choice' : 'text') : KINDS.get(stated);
  if (!kind) return `has the type "${draft.kind.slice(0, 40)}", which is not text, boolean, choice or number`;
  const id = plainLine(draft.id) || idOfWords(question);
  if (id.length > MAX_LENGTHS.id) return `has an id of more than ${MAX_LENGTHS.id} characters`;
  if (kind !== 'choice') return { id, question, kind, options: [] };
  if (options.length < 2 || options.length > MAX_OPTIONS)
    return `has ${options.length} options instead of 2 to ${MAX_OPTIONS}`;
  if (options.some((option) => option.length > MAX_LENGTHS.option))
    return `has an option of more than ${MAX_LENGTHS.option} characters`;
  return { id, question, kind, options };
}

/**
 * Questions of an employer. An employer decides by the answers, so that a question that cannot be asked is a fault of the
 * record and is not left out.
 * @param field what the format calls them, for the faults.
 */
export function parseQuestions(
  drafts: readonly QuestionDraft[],
  field: string,
  faults: FieldFault[],
): JobQuestion[] {
  const questions: JobQuestion[] = [];
  if (drafts.length > MAX_QUESTIONS) faults.push({ field, reason: `are more than ${MAX_QUESTIONS}` });
  for (const [index, draft] of drafts.slice(0, MAX_QUESTIONS).entries()) {
    const parsed = parseQuestion(draft);
    const reason =
      typeof parsed === 'string'
        ? parsed
        : questions.some(({ id }) => id === parsed.id)
          ? 'has the id of an earlier one'
          : null;
    if (reason !== null) faults.push({ field, reason: `question ${index + 1} ${reason}` });
    else if (typeof parsed !== 'string') questions.push(parsed);
  }
  return questions;
}
