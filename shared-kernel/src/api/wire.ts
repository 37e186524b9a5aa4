import type { CallRequest } from './call-definition.ts';

type Value = string | number | boolean | readonly number[] | undefined;

/** Query parameters as text: lists comma-joined, undefined and empty values left out. */
export function queryOf(values: Readonly<Record<string, Value>>): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '' && String(value) !== '') query[name] = String(value);
  }
  return query;
}

/** A read of the generic endpoint: every parameter is a query key of its own. */
export function restRead(
  server: string,
  service: string,
  params: Readonly<Record<string, Value>> = {},
): CallRequest {
  return { path: '/rest', query: queryOf({ server, service, ...params }) };
}

/** The same through the gateway's cache. */
export function cachedRead(
  server: string,
  service: string,
  params: Readonly<Record<string, Value>> = {},
): CallRequest {
  return { ...restRead(server, service, params), path: '/cache-rest' };
}

/** A write of the generic endpoint. */
export function restWrite(server: string, service: string, payload: unknown, instance?: string): CallRequest {
  return {
    path: '/rest',
    body: instance ? { server, service, instance, payload } : { server, service, payload },
  };
}
