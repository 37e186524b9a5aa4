import type { Transport } from '@chamba/kernel/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readDeadline, RefusedCall, type Call, type CallAnswer, type Calls } from '../proxy/calls.ts';
import { enter, makeForVisitor } from '../proxy/visitor-calls.ts';
import { failureBody } from '../proxy/service-codes.ts';
import type { Cookies, Visitor } from '../session/cookies.ts';
import type { OwedLogouts } from '../session/owed-logouts.ts';
import type { CallLimits } from '../proxy/limited-calls.ts';
import type { SessionAccounts } from '../session/session-accounts.ts';

/**
 * Transport for the calls of a visitor's page on the server, with the same rules as the proxy.
 * @param maximumMs maximum time of a call, whatever its own time-out.
 */
export function pageTransport(calls: Calls, visitor: Visitor, maximumMs = Infinity): Transport {
  return transportOver((call) => calls.make({ ...call, visitor }), maximumMs);
}

/**
 * Transport for the calls of a form that was sent without scripts, with the rules of the proxy for pages with
 * scripts: the same limits apply, and the cookies of a session that starts or ends are set on the answer. Later calls
 * use that session.
 */
export function formTransport({
  request,
  reply,
  visitor,
  ...proxy
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  visitor: Visitor;
  calls: Calls;
  cookies: Cookies;
  accounts: SessionAccounts;
  limits: CallLimits;
  owed: OwedLogouts;
}): Transport {
  let current = visitor;
  return transportOver(async (unsigned) => {
    const call = { ...unsigned, visitor: current };
    const allowed = proxy.calls.check(call);
    enter(request, reply, call, { limits: proxy.limits, allowed });
    const made = await makeForVisitor(request, reply, call, { ...proxy, allowed, own: true });
    current = made.visitor;
    return made.answer;
  });
}

function transportOver(
  make: (call: Omit<Call, 'visitor'>) => Promise<CallAnswer>,
  maximumMs = Infinity,
): Transport {
  return async ({ method, path, query, body, headers, timeoutMs, signal }) => {
    const [pathname = '/', search = ''] = path.split(/\?(.*)/s, 2);
    const parameters = new URLSearchParams(search);
    for (const [name, value] of Object.entries(query ?? {})) parameters.set(name, value);
    try {
      const answer = await make({
        method,
        pathname,
        query: parameters,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), json: body, contentType: 'application/json' }),
        extra: headers?.['fileservice'] ? { fileservice: headers['fileservice'] } : {},
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
