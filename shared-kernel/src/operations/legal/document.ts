import * as z from 'zod/mini';
import { legalDocumentAnswerSchema } from '../../api/schemas/features.ts';
import type { LegalDocumentAnswer } from '../../api/types.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ key: 'privacy' | 'privacyv2' | 'terms' | 'termsv2' }, LegalDocumentAnswer> = {
  label: 'load-legal-document',
  method: 'GET',
  path: '/legal-docs/documents/:key',
  answer: legalDocumentAnswerSchema,
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
