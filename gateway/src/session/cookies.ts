/** The cookies of the site. Their names and lifetimes are part of the product's contract. */
import { randomBytes } from 'node:crypto';
import { SESSION_LIFETIME_MS } from '@chamba/kernel/retention';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCampaign, writeCampaign, type Campaign } from './campaign-link.ts';
import type { KnownDevices } from './known-devices.ts';
import type { CookieSerializeOptions } from '@fastify/cookie';

const HOUR = 3_600;
const DAY = 24 * HOUR;

export const SESSION_SECONDS = SESSION_LIFETIME_MS / 1000;

/** The visitor of a request, by its cookies. `token` never leaves the gateway. */
export type Visitor = {
  token: string | null;
  /** From the readable cookie; null if logged out. */
  userid: string | null;
  /** 32 hexadecimal characters. */
  visitorId: string;
  /** Whether the id was generated for this very request: no request has sent it yet, and a crawler never will. */
  isNew?: boolean;
  /** The campaign whose link brought the visitor, for 60 days. */
  campaign?: Campaign;
  /** What the token of a mailed link was exchanged for; it authorises one action, and no session. */
  accessToken?: string;
  /** Token in the browser's cookie, even if the visitor is not logged in by it. */
  held?: string;
  /** The browser has a token without the matching readable cookie: its log-out did not reach the site. */
  owesLogout?: boolean;
};

export type NewSession = { token: string; userid: string; /** ISO 8601. */ expiresAt: string };

/** Names of cookies that scripts cannot read, without the prefix for https. */
type HiddenCookie = 'auth_token' | 'access_token' | 'sessionID' | 'device' | 'campaign';

/**
 * Browsers accept cookies of this prefix from this very host only, over https: no other host of the domain can set
 * them.
 */
const HOST_PREFIX = '__Host-';

/**
 * Separates a token and its key. The readable cookie has the same key: once a log-out has removed that, also offline,
 * no script of a page can make the token valid again. A token without a key was not issued to a browser by this site.
 */
const KEY_SEPARATOR = '!';

const TOKEN = /^[\w.~+/=-]{8,2048}$/;

/**
 * The name of a cookie that scripts cannot read.
 * @param secure whether cookies are restricted to https.
 */
export const hiddenName = (name: string, secure: boolean): string => (secure ? HOST_PREFIX + name : name);

/** The token in a cookie's value, and its key; null if there is none. */
export function readTokenCookie(value: string | undefined): { token: string; key: string | null } | null {
  const [token = '', key] = (value ?? '').split(KEY_SEPARATOR, 2);
  return TOKEN.test(token) ? { token, key: key || null } : null;
}

/** Reads and writes the cookies of one site. */
export class Cookies {
  readonly #base: CookieSerializeOptions;
  readonly #secure: boolean;
  readonly #devices: KnownDevices | null;
  /** Ids generated for requests without one: stable for the request. */
  readonly #newIds = new WeakMap<FastifyRequest, string>();

  /**
   * @param secure whether cookies are restricted to https.
   * @param devices recognises devices that logged in before; null knows none.
   */
  constructor(secure: boolean, devices: KnownDevices | null = null) {
    this.#secure = secure;
    this.#devices = devices;
    this.#base = { path: '/', sameSite: 'lax', secure };
  }

  /** Logged in only with both the token and the matching readable cookie; a missing visitor id is generated. */
  read(request: FastifyRequest): Visitor {
    const shown = readSession(request.cookies['session']);
    const held = readTokenCookie(request.cookies[this.#hidden('auth_token')]);
    const logged = held !== null && shown !== null && (held.key === null || held.key === shown.key);
    // Ids of earlier visitors are in the cookie without the prefix.
    const visitorId = request.cookies[this.#hidden('sessionID')] ?? request.cookies['sessionID'];
    const accessToken = readTokenCookie(request.cookies[this.#hidden('access_token')])?.token;
    const campaignCookie = request.cookies[this.#hidden('campaign')];
    const campaign = campaignCookie ? readCampaign(campaignCookie) : null;
    const isKnown = visitorId !== undefined && /^[0-9a-f]{32}$/.test(visitorId);
    return {
      token: logged ? held.token : null,
      userid: logged ? shown.userid : null,
      visitorId: isKnown ? visitorId : this.#newId(request),
      ...(isKnown ? {} : { isNew: true }),
      ...(campaign && { campaign }),
      ...(accessToken !== undefined && { accessToken }),
      ...(held && { held: held.token, owesLogout: !logged }),
    };
  }

  #newId(request: FastifyRequest): string {
    let id = this.#newIds.get(request);
    if (id === undefined) this.#newIds.set(request, (id = randomBytes(16).toString('hex')));
    return id;
  }

  /** Sets the cookie with the visitor's id if the browser has none. */
  rememberVisitor(request: FastifyRequest, reply: FastifyReply, visitor: Visitor): void {
    if (request.cookies[this.#hidden('sessionID')] === visitor.visitorId) return;
    reply.setCookie(this.#hidden('sessionID'), visitor.visitorId, {
      ...this.#base,
      httpOnly: true,
      maxAge: 60 * DAY,
    });
  }

  /** Sets the cookie with the campaign that a page's address names; the last one counts. */
  rememberCampaign(reply: FastifyReply, search: string): void {
    const campaign = readCampaign(search);
    if (campaign === null) return;
    reply.setCookie(this.#hidden('campaign'), writeCampaign(campaign), {
      ...this.#base,
      httpOnly: true,
      maxAge: 60 * DAY,
    });
  }

  /** The id of a device that logged in to an account before; null if it did not. */
  findDevice(request: FastifyRequest, account: string): string | null {
    return this.#devices?.find(request.cookies[this.#hidden('device')], account) ?? null;
  }

  /** Makes the device known for an account that was just logged in to. */
  rememberDevice(request: FastifyRequest, reply: FastifyReply, account: string): void {
    const name = this.#hidden('device');
    const value = this.#devices?.add(request.cookies[name], account);
    if (value !== undefined)
      reply.setCookie(name, value, { ...this.#base, httpOnly: true, maxAge: 400 * DAY });
  }

  start(reply: FastifyReply, { token, userid, expiresAt }: NewSession): void {
    const key = randomBytes(16).toString('base64url');
    const left = Math.ceil((Date.parse(expiresAt) - Date.now()) / 1000);
    const maxAge = left > 0 ? Math.min(left, SESSION_SECONDS) : SESSION_SECONDS;
    const value = token + KEY_SEPARATOR + key;
    reply.setCookie(this.#hidden('auth_token'), value, { ...this.#base, httpOnly: true, maxAge });
    reply.setCookie('session', JSON.stringify({ userid, expires: expiresAt, key }), {
      ...this.#base,
      maxAge,
    });
  }

  end(reply: FastifyReply): void {
    reply.clearCookie(this.#hidden('auth_token'), { ...this.#base, httpOnly: true });
    reply.clearCookie(this.#hidden('access_token'), { ...this.#base, httpOnly: true });
    reply.clearCookie('session', this.#base);
  }

  #hidden(name: HiddenCookie): string {
    return hiddenName(name, this.#secure);
  }

  markNewAccount(reply: FastifyReply): void {
    reply.setCookie('new_account', '1', { ...this.#base, maxAge: DAY });
  }

  /** Stores the access token of an e-mailed link in a cookie that scripts cannot read. */
  keepAccessToken(reply: FastifyReply, token: string): void {
    reply.setCookie(this.#hidden('access_token'), token, { ...this.#base, httpOnly: true });
  }
}

function readSession(cookie: string | undefined): { userid: string; key: string | null } | null {
  if (!cookie) return null;
  try {
    const value: unknown = JSON.parse(cookie);
    if (typeof value !== 'object' || value === null || !('userid' in value)) return null;
    const { userid } = value;
    if (typeof userid !== 'string' || !/^[\w@.-]{1,200}$/.test(userid)) return null;
    return { userid, key: 'key' in value && typeof value.key === 'string' ? value.key : null };
  } catch {
    return null;
  }
}
