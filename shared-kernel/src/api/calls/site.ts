import type { CallDefinitions } from '../call-definition.ts';
import { emptyAnswerSchema } from '../schemas/account.ts';
import { legalDocumentAnswerSchema, togglesAnswerSchema } from '../schemas/features.ts';
import { restWrite } from '../wire.ts';

type SiteCalls = 'complaints.fraud' | 'features.toggles' | 'legal.document';

export const siteCalls: Pick<CallDefinitions, SiteCalls> = {
  'complaints.fraud': {
    operation: 'report-offer',
    method: 'POST',
    request: (complaint) => restWrite('complaints', 'fraud', complaint),
    answer: emptyAnswerSchema,
  },
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
