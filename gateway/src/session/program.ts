/** Clients that are no browser: they use the contract as it is documented, with a token of their own. */
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './cookies.ts';
import { OWN_HEADER } from './same-site.ts';

/** What browsers send of themselves, and what the kernel's client sends: any of them makes a request one of a page. */
const OF_PAGES = ['cookie', 'origin', 'referer', 'sec-fetch-site', OWN_HEADER] as const;

/**
 * Whether a request is of a program. No other site can mislead one: nothing of a person goes along with its requests by
 * itself, so that it may change things, and is told the token of a session that it opens.
 */
export const isProgram = ({ headers }: FastifyRequest): boolean =>
  OF_PAGES.every((name) => headers[name] === undefined);

/** The visitor that a program speaks for: its header `sessionID` has the id of 32 hexadecimal characters. */
export function visitorOfProgram({ headers }: FastifyRequest, made: Visitor): Visitor {
  const id = headers['sessionid'];
  if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id)) return made;
  return { token: null, userid: null, visitorId: id };
}
