import { safeParse } from 'zod/mini';
import type { Operation } from './operation.ts';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What does not fit in a successful answer of an operation.
 * @param data parsed body: the envelope, or the named fields at top level.
 * @returns path of the first field that does not fit and what is wrong with it, in no words of the answer's; null where
 *   it fits, or where nothing is declared.
 */
export function answerFault({ answer }: Pick<Operation, 'answer'>, data: unknown): string | null {
  if (!answer) return null;
  const response = isFields(data) && isFields(data['response']) ? data['response'] : {};
  const parsed = safeParse(answer(), isFields(data) ? { ...data, ...response } : data);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  return `${issue?.path.join('.') || 'the answer'}: ${issue?.code ?? 'invalid'}`;
}
