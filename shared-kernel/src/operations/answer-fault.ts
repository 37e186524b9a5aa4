import { safeParse } from 'zod/mini';
import type { Operation } from './operation.ts';
import { read } from './payload.ts';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of an answer that is not as declared; in no words of the answer's. */
export type AnswerFault = {
  /** `joblist.0.id`; empty for the answer itself. */
  path: string;
  /** What is wrong, as the schema calls it: `invalid_type`. */
  code: string;
  /** What should be there: `string`, `number`, `one of "ST", "CI"`. */
  expected: string;
  /** Kind of what is there: `nothing`, `null`, `text`, `number`, `yes or no`, `list`, `object`. */
  found: string;
};

/**
 * Every field that does not fit in a successful answer of an operation.
 * @param data parsed body: the envelope, or the named fields at top level.
 * @returns none where all fits, or where nothing is declared.
 */
export function answerFaults({ answer }: Pick<Operation, 'answer'>, data: unknown): readonly AnswerFault[] {
  if (!answer) return [];
  const response = isFields(data) && isFields(data['response']) ? data['response'] : {};
  const fields = isFields(data) ? { ...data, ...response } : data;
  const parsed = safeParse(answer(), fields);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    code: issue.code,
    expected:
      issue.code === 'invalid_type'
        ? issue.expected
        : issue.code === 'invalid_value'
          ? `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
          : issue.code,
    found: describeKind(issue.path.reduce<unknown>((value, name) => read(value, String(name)), fields)),
  }));
}

/**
 * What does not fit in a successful answer of an operation.
 * @param data parsed body: the envelope, or the named fields at top level.
 * @returns path of the first field that does not fit and what is wrong with it, in no words of the answer's; null where
 *   it fits, or where nothing is declared.
 */
export function answerFault(operation: Pick<Operation, 'answer'>, data: unknown): string | null {
  const [first] = answerFaults(operation, data);
  return first ? `${first.path || 'the answer'}: ${first.code}` : null;
}

function describeKind(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'yes or no';
  return typeof value;
}
