import type { CallDefinitions } from '../call-definition.ts';
import { legalDocumentAnswerSchema, togglesAnswerSchema } from '../schemas/features.ts';

export const siteCalls: Pick<CallDefinitions, 'features.toggles' | 'legal.document'> = {
  'features.toggles': {
    operation: 'load-toggles',
    method: 'GET',
    request: () => ({ path: '/api/features/toggles' }),
    answer: togglesAnswerSchema,
  },
  'legal.document': {
    operation: 'load-legal-document',
    method: 'GET',
    request: ({ key }) => ({ path: `/legal-docs/documents/${key}` }),
    answer: legalDocumentAnswerSchema,
  },
};
