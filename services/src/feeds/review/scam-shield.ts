import { UNNAMED_COMPANY_SLUG } from '@chamba/kernel/routes';
import { getMonthlyPay } from '../../model/offer-record.ts';
import type { OfferRecord } from '../../model/offer-record.ts';
import { fold } from '../../text/words.ts';
import type { AdText } from './ad-text.ts';
import { findWording, toQuote } from './rule.ts';
import type { Finding } from './rule.ts';
import { BY_ADDRESS, BY_MESSAGE, BY_MESSAGE_TRIGGER, WORDING_RULES } from './scam-wordings.ts';
import { findFarAbove, findPromisedPay, isPayJudged } from './usual-pay.ts';

/** Rules that keep an advertisement from being published until the operator has decided. */
export const HOLDING_RULES = [
  'asks-money',
  'money-mule',
  'pyramid',
  'fake-tasks',
  'bank-data',
  'keeps-documents',
  'crypto-pay',
] as const;

/** Rules by which an advertisement is published with a caution. */
export const CAUTION_RULES = [
  'deducts',
  'contact-unnamed',
  'pay-far-above',
  'documents-first',
  'foreign-currency',
  'easy-money',
] as const;

export type ScamRule = (typeof HOLDING_RULES)[number] | (typeof CAUTION_RULES)[number];

/** What the shield reads of an offer. */
export type ReviewedOffer = Pick<
  OfferRecord,
  | 'title'
  | 'jobbody'
  | 'companyname'
  | 'companyslug'
  | 'salaryfrom'
  | 'salaryto'
  | 'salarytime'
  | 'subcategory'
  | 'source_date'
  | 'schedule'
  | 'facts'
  | 'redirecturl'
>;

/** Findings that are harmless alone and hold an advertisement where two of them come together. */
const ADDS_UP: readonly ScamRule[] = ['contact-unnamed', 'pay-far-above', 'documents-first', 'easy-money'];

const isUnnamed = ({ companyslug }: ReviewedOffer): boolean =>
  companyslug === '' || companyslug === UNNAMED_COMPANY_SLUG;

/** Only a telephone number or a messenger, and no employer who could be looked up. */
function findUnnamedContact(offer: ReviewedOffer, text: AdText): string | null {
  if (!isUnnamed(offer) || offer.redirecturl !== '') return null;
  const found = text.clauses.find(({ folded }) => BY_MESSAGE_TRIGGER.test(folded) && BY_MESSAGE.test(folded));
  if (!found || text.clauses.some(({ folded }) => BY_ADDRESS.test(folded))) return null;
  return toQuote(found.original);
}

function findHighPay(offer: ReviewedOffer, text: AdText): string | null {
  if (!isPayJudged(fold(offer.title))) return null;
  const limit = findFarAbove(offer.subcategory, offer.source_date.toISOString().slice(0, 10));
  if (limit === null) return null;
  const monthly = getMonthlyPay(offer);
  if (monthly >= limit) return `$${monthly.toLocaleString('en-US')} MXN a month`;
  const promised = findPromisedPay(text);
  return promised && promised.monthly >= limit ? toQuote(promised.quote) : null;
}

/** Signs of fraud in an advertisement: each rule once, with the words that it found. */
export function findScamSigns(offer: ReviewedOffer, text: AdText): Finding<ScamRule>[] {
  const quotes: [rule: ScamRule, quote: string | null][] = [
    ...WORDING_RULES.map((rule): [ScamRule, string | null] => [rule.id, findWording(text, rule)]),
    ['contact-unnamed', findUnnamedContact(offer, text)],
    ['pay-far-above', findHighPay(offer, text)],
  ];
  return quotes.flatMap(([rule, quote]) => (quote === null ? [] : [{ rule, quote }]));
}

/** Whether these findings keep an advertisement from being published. */
export function isHolding(rules: readonly string[]): boolean {
  return (
    HOLDING_RULES.some((rule) => rules.includes(rule)) ||
    ADDS_UP.filter((rule) => rules.includes(rule)).length > 1
  );
}
