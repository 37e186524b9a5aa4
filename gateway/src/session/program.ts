/** Clients that are not browsers: they use the documented contract, with their own token. */
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './cookies.ts';
import { OWN_HEADER } from './same-site.ts';

/** Headers of browsers and of the kernel's client: with any of them a request belongs to a page. */
const PAGE_HEADERS = ['cookie', 'origin', 'referer', 'sec-fetch-site', OWN_HEADER] as const;

/**
 * Whether a request comes from a client that is not a browser. Another site cannot forge such a request: no
 * credentials are attached automatically. It may therefore change data, and receives the token of a session that it
 * opens.
 */
export const isProgram = ({ headers }: FastifyRequest): boolean =>
  PAGE_HEADERS.every((name) => headers[name] === undefined);

/** The visitor of such a client: its header `sessionID` has the id of 32 hexadecimal characters. */
export function readProgramVisitor({ headers }: FastifyRequest, made: Visitor): Visitor {
  const id = headers['sessionid'];
  if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id)) return made;
  return { token: null, userid: null, visitorId: id };
}
