import * as z from 'zod/mini';
import { degrees } from './degrees.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { postalCodeAnswerSchema } from './postal-code.ts';
import type { PostalCodeAnswer } from './postal-code.ts';

export const call: Endpoint<PostalCodeAnswer> = {
  method: 'GET',
  rest: 'geolocation/postalcode',
  answer: postalCodeAnswerSchema,
};

export const input = () => z.object({ query: z.object({ lat: degrees(2), lon: degrees(3) }) });

export const policy: Policy = {
  summary: 'The postal code of a point.',
  errors: ['MYS-15'],
  source: '2 §7, Other',
  account: 'none',
  example: { query: { lat: '19.43', lon: '-99.13' } },
  decided: true,
  external: true,
};
