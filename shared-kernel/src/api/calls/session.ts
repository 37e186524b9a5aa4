import type { CallDefinitions } from '../call-definition.ts';
import { emptyAnswerSchema, sessionAnswerSchema } from '../schemas/account.ts';
import { refreshAnswerSchema } from '../schemas/features.ts';
import { restRead, restWrite } from '../wire.ts';

type SessionCalls = Extract<keyof CallDefinitions, `session.${string}`>;

export const sessionCalls: Pick<CallDefinitions, SessionCalls> = {
  'session.login': {
    operation: 'login',
    method: 'POST',
    // The address of the visitor is the gateway's to know; the wire wants this fixed value.
    request: ({ userid, password }) =>
      restWrite('authentication', 'retrieveToken', { userid, password, ip: '127.0.0.1' }),
    answer: sessionAnswerSchema,
  },
  'session.current': {
    operation: 'load-session',
    method: 'GET',
    request: () => restRead('authentication', 'retrieveToken'),
    answer: sessionAnswerSchema,
    fallbackCode: 'AAIS-2',
  },
  'session.logout': {
    operation: 'logout',
    method: 'DELETE',
    request: ({ userid }) => ({
      path: '/api/aais/authentication_token/current',
      ...(userid !== undefined && { headers: { 'x-page-account': userid } }),
    }),
    answer: emptyAnswerSchema,
  },
  'session.endAll': {
    operation: 'logout',
    method: 'DELETE',
    request: ({ keepCurrent }) => ({
      path: '/api/aais/sessions',
      ...(keepCurrent && { query: { keep: 'current' } }),
    }),
    answer: emptyAnswerSchema,
  },
  'session.refresh': {
    operation: 'refresh-token',
    method: 'GET',
    timeoutMs: 5_000,
    request: () => ({ path: '/api/external_refresh' }),
    answer: refreshAnswerSchema,
  },
};
