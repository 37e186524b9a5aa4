import { isUnanswered } from '../errors/index.ts';
import type { FormFields, Page, PageContext } from '../remote/index.ts';
import type { RootState } from '../store/index.ts';
import type { Posted, Submission, SubmissionState } from './submission.ts';
import type { FormErrors } from './use-form.ts';

type TextValues = Record<string, string>;

/**
 * The `submit` of a page for its form sent without scripts: the checks and the action of the form in the browser. What
 * fails is shown on the page with all that was typed, but for passwords.
 * @param form.initial names of the fields, with what they start with.
 * @param form.secrets fields that are never given back.
 * @param form.payload what is sent of values that pass; it gets all fields, also those that are no values.
 * @example
 * export default definePage({
 *   slices: [greeting.slice],
 *   sagas: [greetingSaga],
 *   submit: plainPost({
 *     submission: greeting,
 *     initial: { text: '' },
 *     validate: greetingErrors,
 *     payload: ({ text }) => ({ text }),
 *   }),
 *   status: (state) => formStatus(greeting.select(state)),
 *   Component: GreetingPage,
 * });
 */
export function plainPost<Values extends TextValues, Payload>(form: {
  submission: Submission<Payload>;
  initial: Values;
  secrets?: ReadonlyArray<keyof Values & string>;
  validate: (values: Values, state: RootState) => FormErrors<Values>;
  payload: (values: Values, context: PageContext, fields: FormFields) => Payload;
}): NonNullable<Page['submit']> {
  const { submission, initial, secrets = [], validate, payload } = form;
  return (fields, context, state) => {
    const values = toValues(fields, initial);
    const faults = validate(values, state);
    const isFaulty = hasFault(faults);
    const posted: Posted = { values: {}, faults: {}, isFaulty };
    for (const name of Object.keys(values)) {
      if (secrets.includes(name)) posted.faults[name] = faults[name] ?? '';
      else posted.values[name] = values[name] ?? '';
    }
    const kept = submission.posted(posted);
    return isFaulty ? [kept] : [kept, submission.submitted(payload(values, context, fields))];
  };
}

/**
 * What of a form is kept whose fields are all given back.
 * @example return [contact.posted(toPosted(values, contactErrors(values)))];
 */
export function toPosted<Values extends object>(
  values: Values & Posted['values'],
  faults: FormErrors<Values>,
): Posted {
  return { values, faults: {}, isFaulty: hasFault(faults) };
}

function hasFault<Values>(faults: FormErrors<Values>): boolean {
  return Object.values(faults).some((fault) => fault !== undefined);
}

function toValues<Values extends TextValues>(fields: FormFields, initial: Values): Values {
  const values: TextValues = {};
  for (const name of Object.keys(initial)) values[name] = fields[name] ?? '';
  return values as Values;
}

/**
 * HTTP status of a page after its form was sent without scripts; 200 before, for a draft, and when it worked.
 * @example status: (state) => formStatus(greeting.select(state)),
 */
export function formStatus({ error, posted }: SubmissionState): number {
  // The API client keeps every refusal as 404.
  if (error?.answered === 429) return 429;
  if (error) return isUnanswered(error) ? 503 : 422;
  return posted?.isFaulty && !posted.isDraft ? 422 : 200;
}
