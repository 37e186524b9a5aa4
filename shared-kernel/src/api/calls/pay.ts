import type { CallDefinitions } from '../call-definition.ts';
import { netPayAnswerSchema } from '../schemas/pay.ts';
import { queryOf } from '../wire.ts';

export const payCalls: Pick<CallDefinitions, 'pay.net'> = {
  'pay.net': {
    operation: 'load-pay',
    method: 'GET',
    request: ({ amount, given, period, zone }) => ({
      path: '/api/pay/net',
      query: queryOf({ amount, given, period, zone }),
    }),
    answer: netPayAnswerSchema,
  },
};
