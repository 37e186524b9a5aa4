/** The cookies of the site. Names and life-spans are part of the product's contract. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';

const HOUR = 3_600;
const DAY = 24 * HOUR;

export const SESSION_SECONDS = 12 * HOUR;

/** Who asks, as its cookies say. `token` never leaves the gateway. */
export type Visitor = {
  token: string | null;
  /** From the readable cookie; null when logged out. */
  userid: string | null;
  /** 32 hexadecimal characters. */
  visitorId: string;
};

export type NewSession = { token: string; userid: string; /** ISO 8601. */ expiresAt: string };

/** Reads and writes the cookies of one site. */
export class Cookies {
  readonly #base: CookieSerializeOptions;
  /** Ids made up for requests that brought none: each stays the same for its request. */
  readonly #newIds = new WeakMap<FastifyRequest, string>();

  /** @param secure whether cookies travel on https only. */
  constructor(secure: boolean) {
    this.#base = { path: '/', sameSite: 'lax', secure };
  }

  /** Logged in only with both the token and the readable cookie; the visitor's id is made up when it is missing. */
  read(request: FastifyRequest): Visitor {
    const userid = readUserId(request.cookies['session']);
    const token = request.cookies['auth_token'];
    const logged = userid !== null && token !== undefined && /^[\w.~+/=-]{8,2048}$/.test(token);
    const visitorId = request.cookies['sessionID'];
    return {
      token: logged ? token : null,
      userid: logged ? userid : null,
      visitorId: visitorId && /^[0-9a-f]{32}$/.test(visitorId) ? visitorId : this.#newId(request),
    };
  }

  #newId(request: FastifyRequest): string {
    let id = this.#newIds.get(request);
    if (id === undefined) this.#newIds.set(request, (id = randomBytes(16).toString('hex')));
    return id;
  }

  /** Gives the visitor's id to a browser that has none. */
  rememberVisitor(request: FastifyRequest, reply: FastifyReply, visitor: Visitor): void {
    if (request.cookies['sessionID'] === visitor.visitorId) return;
    reply.setCookie('sessionID', visitor.visitorId, { ...this.#base, httpOnly: true, maxAge: 60 * DAY });
  }

  start(reply: FastifyReply, { token, userid, expiresAt }: NewSession): void {
    reply.setCookie('auth_token', token, { ...this.#base, httpOnly: true, maxAge: SESSION_SECONDS });
    reply.setCookie('session', JSON.stringify({ userid, expires: expiresAt }), {
      ...this.#base,
      maxAge: SESSION_SECONDS,
    });
  }

  end(reply: FastifyReply): void {
    reply.clearCookie('auth_token', { ...this.#base, httpOnly: true });
    reply.clearCookie('access_token', { ...this.#base, httpOnly: true });
    reply.clearCookie('session', this.#base);
  }

  markNewAccount(reply: FastifyReply): void {
    reply.setCookie('new_account', '1', { ...this.#base, maxAge: DAY });
  }

  /** Keeps the access token of an e-mailed link out of page scripts. */
  keepAccessToken(reply: FastifyReply, token: string): void {
    reply.setCookie('access_token', token, { ...this.#base, httpOnly: true });
  }
}

function readUserId(cookie: string | undefined): string | null {
  if (!cookie) return null;
  try {
    const value: unknown = JSON.parse(cookie);
    if (typeof value !== 'object' || value === null || !('userid' in value)) return null;
    return typeof value.userid === 'string' && /^[\w@.-]{1,200}$/.test(value.userid) ? value.userid : null;
  } catch {
    return null;
  }
}
