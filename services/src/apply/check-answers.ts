import { answerError } from '@chamba/kernel/validation';
import { Fault } from '../http/fault.ts';
import type { OfferRow } from '../jobs/offers.ts';
import type { Wish } from './store-application.ts';

type Asking = Pick<OfferRow, 'questions' | 'skills'>;
type Answering = Pick<Wish, 'killerQuestions' | 'skills'>;

const toNames = (skills: readonly string[]): ReadonlySet<string> =>
  new Set(skills.map((skill) => skill.toLowerCase()));

/**
 * Checks what a candidate answers against what the offer asks.
 * @throws Fault MYS-9 an answer or a level is missing, MYS-10 one does not fit its question, or nothing asks for it.
 */
export function checkAnswers(
  { questions, skills: offered }: Asking,
  { killerQuestions, skills }: Answering,
): void {
  const given = new Map(killerQuestions.map(({ id, answer }) => [id, answer]));
  if (given.size !== killerQuestions.length) throw new Fault('MYS-10');
  for (const question of questions) {
    const answer = given.get(question.id)?.trim() ?? '';
    if (answer === '') throw new Fault('MYS-9');
    if (answerError(question, answer) !== null) throw new Fault('MYS-10');
    given.delete(question.id);
  }
  if (given.size > 0) throw new Fault('MYS-10');
  const named = toNames(offered);
  if (skills.some(({ id }) => !named.has(id.toLowerCase()))) throw new Fault('MYS-10');
  if (skills.some(({ level }) => level.trim() === '')) throw new Fault('MYS-9');
}

/**
 * The answers that fit what an offer asks now; what nothing asks for any more is left out.
 * @returns null where a question has no answer that fits.
 */
export function fitAnswers(
  { questions, skills: offered }: Asking,
  { killerQuestions, skills }: Answering,
): Answering | null {
  const fitting: { id: string; answer: string }[] = [];
  for (const question of questions) {
    const [given, ...others] = killerQuestions.filter(({ id }) => id === question.id);
    if (!given || others.length > 0 || answerError(question, given.answer) !== null) return null;
    fitting.push(given);
  }
  const named = toNames(offered);
  return {
    killerQuestions: fitting,
    skills: skills.filter(({ id, level }) => named.has(id.toLowerCase()) && level.trim() !== ''),
  };
}
