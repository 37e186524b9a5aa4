import type { Address, Call } from './operation.ts';
import type { TransportRequest } from '../api/transport.ts';

/** What a call puts on the wire. */
export type WireRequest = Pick<TransportRequest, 'path' | 'query' | 'body' | 'headers'>;

/** Query parameters as text: lists comma-joined, undefined and empty values left out. */
function toQuery(values: object): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && String(value) !== '') query[name] = String(value);
  }
  return query;
}

/** What a call of this input puts on the wire. */
export function wireRequest<Input extends object>(
  { method, rest, path, cached, send }: Pick<Call<Input, unknown>, keyof Address | 'send'>,
  input: Input,
): WireRequest {
  const reads = method === 'GET';
  const { query, payload, instance, headers } = send
    ? send(input)
    : reads
      ? { query: input }
      : { payload: input };
  if (rest === undefined) {
    const values = toQuery(query ?? {});
    const filled = (path ?? '').replace(/:(\w+)/g, (_segment, name: string) => {
      const value = values[name] ?? '';
      delete values[name];
      return encodeURIComponent(value);
    });
    return {
      path: filled,
      query: Object.keys(values).length > 0 ? values : undefined,
      body: payload,
      headers,
    };
  }
  const [server = '', service = ''] = rest.split('/');
  if (reads) {
    return {
      path: cached ? '/cache-rest' : '/rest',
      query: toQuery({ server, service, instance, ...query }),
    };
  }
  return {
    path: '/rest',
    body: { server, service, ...(instance && { instance }), ...(query && { params: query }), payload },
    ...(headers && { headers }),
  };
}
