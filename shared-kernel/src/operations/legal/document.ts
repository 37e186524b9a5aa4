import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** GET /legal-docs/documents/{key}. Services answer HTML; the gateway adds `nodes`, the document as a tree (`LegalNode`). */
const answer = once(() => z.object({ content: z.string(), nodes: z.optional(z.array(z.unknown())) }));
export type LegalDocumentAnswer = Parsed<typeof answer>;

export const call: Call<{ key: 'privacy' | 'privacyv2' | 'terms' | 'termsv2' }, LegalDocumentAnswer> = {
  label: 'load-legal-document',
  method: 'GET',
  path: '/legal-docs/documents/:key',
  answer,
};

export const input = () =>
  z.object({ path: z.object({ key: z.enum(['privacy', 'privacyv2', 'terms', 'termsv2']) }) });

export const policy: Policy = {
  summary: 'A legal document, as safe HTML.',
  refusal: 'MYS-13',
  source: '2 §7, Search and offers',
  upstream: 'legal',
  account: 'none',
  answersHtml: true,
  example: { query: { key: 'privacy' } },
};
