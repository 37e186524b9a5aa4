export { createApiClient } from './client.ts';
export type { ApiClient, ApiClientOptions, CallOptions } from './client.ts';
export type { Transport, TransportAnswer, TransportRequest } from './transport.ts';
export type { ApplyInput, CallInput, CallName, CallOutput, Calls, CreateAccountInput } from './contract.ts';
export type * from './types.ts';
