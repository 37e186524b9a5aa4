import { answerError } from '@chamba/kernel/validation';
import { Fault } from '../http/fault.ts';
import type { OfferRow } from '../jobs/offers.ts';
import type { Wish } from './store-application.ts';

/**
 * Checks what a candidate answers against what the offer asks (AP-024, KE-051).
 * @throws Fault MYS-9 an answer or a level is missing, MYS-10 one does not fit its question, or nothing asks for it.
 */
export function checkAnswers(
  { questions, skills: offered }: Pick<OfferRow, 'questions' | 'skills'>,
  { killerQuestions, skills }: Pick<Wish, 'killerQuestions' | 'skills'>,
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
  const named = new Set(offered.map((skill) => skill.toLowerCase()));
  if (skills.some(({ id }) => !named.has(id.toLowerCase()))) throw new Fault('MYS-10');
  if (skills.some(({ level }) => level.trim() === '')) throw new Fault('MYS-9');
}
