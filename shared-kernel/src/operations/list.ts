/** Every operation of the product, as servers know it. */
import { impliedErrors, toCacheRule, toRetryRule } from './facts.ts';
import { DEFAULT_TIMEOUT } from './operation.ts';
import type { Operation } from './operation.ts';
import { policies } from './policies.ts';

export const operations: readonly Operation[] = Object.entries(policies).map(
  ([name, { call, input, policy }]): Operation => {
    const { method, rest, path, cached, timeoutMs = DEFAULT_TIMEOUT, answer } = call;
    const cache = toCacheRule(call, policy);
    return {
      ...policy,
      allErrors: [...impliedErrors(policy), ...(policy.errors ?? [])],
      retry: toRetryRule(call, policy),
      ...(cache && { cache }),
      name,
      address: { method, ...(rest && { rest }), ...(path && { path }), ...(cached && { cached }) },
      timeoutMs,
      ...(input && { input }),
      ...(answer && { answer }),
    };
  },
);

/** Name of the upstream that answers an operation, as `UPSTREAM_<SERVER>` writes it in lower case. */
export const getUpstream = ({ upstream, address }: Operation): string =>
  upstream ?? (address.rest?.split('/')[0] ?? '').toLowerCase();
