import type { Transport, TransportRequest } from '../api/transport.ts';

/** What the pretended gateway does with one request: an HTTP status with its body, or no answer at all. */
export type Reply = { status?: number; data: unknown } | 'unreachable';

export type FakeGateway = {
  /** Every request that arrived, oldest first. */
  requests: TransportRequest[];
  /** Requests to one path. */
  calls: (path: string) => TransportRequest[];
  /** The edge to give to `createApiClient`. */
  transport: Transport;
};

/**
 * The wire form of a failure with a code of the catalogue.
 * @example fakeGateway(() => failed('AAIS-1'));
 */
export const failed = (code: string, status = 404): Reply => ({
  status,
  data: { status, errors: [{ code, description: '' }] },
});

/**
 * A gateway at the edge of the API client.
 * @param answer gets each request and how many went to its path so far, this one included.
 * @example
 * const gateway = fakeGateway(({ path }) => (path.endsWith('/jobs') ? { data: answer } : 'unreachable'));
 * const { store } = createTestStore(gateway.transport);
 * expect(gateway.requests).toHaveLength(0);
 */
export function fakeGateway(
  answer: (request: TransportRequest, count: number) => Reply | Promise<Reply>,
): FakeGateway {
  const requests: TransportRequest[] = [];
  const calls = (path: string) => requests.filter((request) => request.path === path);
  return {
    requests,
    calls,
    transport: async (request) => {
      requests.push(request);
      const reply = await answer(request, calls(request.path).length);
      if (reply === 'unreachable') throw new Error('connection refused');
      return { status: reply.status ?? 200, data: reply.data };
    },
  };
}
