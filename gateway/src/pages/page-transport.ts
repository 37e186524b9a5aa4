import type { Transport } from '@chamba/kernel/api';
import { readDeadline, RefusedCall, type Calls } from '../proxy/calls.ts';
import { failureBody } from '../proxy/service-codes.ts';
import type { Visitor } from '../session/cookies.ts';

/**
 * Carries the calls of one visitor's page on the server, on the same way the proxy takes.
 * @param maximumMs longest a call may take, whatever its own time-out.
 */
export function pageTransport(calls: Calls, visitor: Visitor, maximumMs = Infinity): Transport {
  return async ({ method, path, query, body, headers, timeoutMs, signal }) => {
    const [pathname = '/', search = ''] = path.split(/\?(.*)/s, 2);
    const parameters = new URLSearchParams(search);
    for (const [name, value] of Object.entries(query ?? {})) parameters.set(name, value);
    try {
      const answer = await calls.make({
        method,
        pathname,
        query: parameters,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), json: body, contentType: 'application/json' }),
        extra: headers?.['fileservice'] ? { fileservice: headers['fileservice'] } : {},
        visitor,
        deadlineMs: readDeadline(String(Math.min(timeoutMs, maximumMs))),
        ...(signal ? { signal } : {}),
      });
      return {
        status: answer.status,
        data: Buffer.isBuffer(answer.data) ? answer.data.toString('utf8') : answer.data,
      };
    } catch (error) {
      if (error instanceof RefusedCall)
        return { status: error.failure.status, data: failureBody(error.failure) };
      throw error;
    }
  };
}
