import { z } from 'zod';
import { oneLine } from './printing.ts';

/** What a rule has found, in a few words. */
export const RULES: Readonly<Record<string, string>> = {
  'asks-money': 'asks the candidate for money',
  'money-mule': 'wants money or parcels passed on',
  pyramid: 'pays for bringing in others',
  'fake-tasks': 'work that only fraudulent advertisements offer',
  'bank-data': 'asks for bank data',
  'keeps-documents': 'keeps original documents',
  'crypto-pay': 'pays in crypto-currency',
  deducts: 'deducts uniform, tools or training from the pay',
  'contact-unnamed': 'a telephone or messenger only, and no employer',
  'pay-far-above': 'pay far above what its category pays',
  'documents-first': 'asks for documents before an interview',
  'foreign-currency': 'pays in foreign currency',
  'easy-money': 'promises easy money',
  'rejected-before': 'you rejected it before, and its text has changed',
  age: 'asks for an age',
  gender: 'asks for a gender',
  appearance: 'asks for an appearance',
  'marital-status': 'asks for a marital status or for no children',
  'pregnancy-test': 'asks for a pregnancy test',
  'hiv-test': 'asks for an HIV test',
};

/** What a review found in an advertisement: the rule, and the words. */
export const findingsSchema = z.array(z.object({ rule: z.string(), quote: z.string() }));

/** A line for each finding. Quotes are of the feed, which is not trusted. */
export const formatFindings = (findings: z.infer<typeof findingsSchema>): string =>
  findings.map(({ rule, quote }) => `  ${oneLine(`${RULES[rule] ?? rule}: "${quote}"`)}`).join('\n');
