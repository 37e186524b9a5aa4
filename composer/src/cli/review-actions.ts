import { z } from 'zod';
import { EXIT } from '../exit-codes.ts';
import { Misuse } from '../failure.ts';
import { findOperator, SiteClient } from '../site/site-client.ts';
import type { SiteValues } from '../site/site-options.ts';
import { moment, nextSteps, oneLine } from './printing.ts';
import { findingsSchema, formatFindings, RULES } from './review-findings.ts';

/** Actions of `chamba jobs` on advertisements that the review has found something in. */
export const REVIEW_ACTIONS = ['held', 'wording', 'release', 'reject'] as const;
type ReviewAction = (typeof REVIEW_ACTIONS)[number];

/** Whether `chamba jobs <verb>` is one of them. */
export const isReviewAction = (verb: string | undefined): verb is ReviewAction =>
  REVIEW_ACTIONS.some((action) => action === verb);

/** Lines of the command's help. */
export const REVIEW_HELP = `held lists the offers that show signs of fraud: they are in no search until you decide.
release publishes offers of that list, reject keeps them away (also published ones); name them by their ids.
A decision holds until the text of the advertisement changes.
wording lists published offers that ask for an age, a gender, an appearance, a marital status or a pregnancy or HIV
test, with the articles that forbid it; nothing is changed in them.`;

const heldSchema = z.object({
  total: z.number(),
  offers: z.array(
    z.object({
      id: z.string(),
      feed: z.string(),
      feedkey: z.string(),
      title: z.string(),
      companyname: z.string(),
      url: z.string(),
      findings: findingsSchema,
      reviewed: z.string(),
    }),
  ),
});
const wordingSchema = heldSchema.extend({
  rules: z.array(z.object({ rule: z.string(), articles: z.string(), offers: z.number() })),
});
type Advertisement = z.infer<typeof heldSchema>['offers'][number];

const decidedSchema = z.object({
  id: z.string(),
  decision: z.enum(['released', 'rejected']),
  changed: z.boolean(),
});

const toParagraph = ({ id, title, companyname, feed, reviewed, findings }: Advertisement): string =>
  [
    oneLine(`${id}  ${title} · ${companyname} · feed ${feed} · ${moment(reviewed)}`),
    formatFindings(findings),
  ].join('\n');

/**
 * Lists held offers, or decides on the offers that are named.
 * @throws Misuse for other arguments; Failure if the site refuses.
 */
export async function runReviewAction(
  values: SiteValues & { json: boolean },
  action: ReviewAction,
  ids: readonly string[],
): Promise<number> {
  if (action === 'held' || action === 'wording') {
    if (ids.length > 0) throw new Misuse(`unexpected argument "${ids[0]}"`);
    return action === 'held' ? listHeld(values) : listWording(values);
  }
  if (ids.length === 0) throw new Misuse('name the offers by their ids, as `chamba jobs held` lists them');
  const wrong = ids.find((id) => !/^\d{1,10}$/.test(id));
  if (wrong !== undefined) throw new Misuse(`"${wrong}" is no id of an offer`);
  const client = new SiteClient(values, findOperator(values));
  for (const id of ids) {
    const answer = decidedSchema.parse(await client.post(`/admin/jobs/${id}/${action}`, {}));
    if (values.json) console.log(JSON.stringify(answer));
    else console.log(`${id}: ${answer.changed ? answer.decision : `${answer.decision} already`}`);
  }
  return EXIT.done;
}

async function listHeld(values: SiteValues & { json: boolean }): Promise<number> {
  const answer = heldSchema.parse(await new SiteClient(values, findOperator(values)).get('/admin/jobs/held'));
  if (values.json) {
    console.log(JSON.stringify(answer, null, 2));
    return EXIT.done;
  }
  if (answer.total === 0) {
    console.log('No offers are held.');
    return EXIT.done;
  }
  printOffers(answer);
  console.log(`\n${nextSteps('chamba jobs release <id>…', 'chamba jobs reject <id>…')}`);
  return EXIT.done;
}

async function listWording(values: SiteValues & { json: boolean }): Promise<number> {
  const client = new SiteClient(values, findOperator(values));
  const answer = wordingSchema.parse(await client.get('/admin/jobs/wording'));
  if (values.json) {
    console.log(JSON.stringify(answer, null, 2));
    return EXIT.done;
  }
  if (answer.total === 0) {
    console.log('No published offer has such wording.');
    return EXIT.done;
  }
  console.log(
    answer.rules
      .map(({ rule, articles, offers }) => `${RULES[rule] ?? rule}: ${offers} offers (${articles})`)
      .map(oneLine)
      .join('\n'),
  );
  console.log('');
  printOffers(answer);
  return EXIT.done;
}

function printOffers({ total, offers }: z.infer<typeof heldSchema>): void {
  console.log(offers.map(toParagraph).join('\n\n'));
  if (total > offers.length) console.log(`\n${total} in all; the newest are shown.`);
}
