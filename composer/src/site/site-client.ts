import { request as overHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { bodyDigest, signRequest } from '@chamba/kernel/composition/signing';
import { Failure } from '../failure.ts';
import { findOperatorKey } from './operator-key.ts';
import { toRefusal } from './refusals.ts';
import { readSite, type SiteValues } from './site-options.ts';
import { readSigner, readTeam, type Signer } from './team-key.ts';

/** Credentials for requests to a site. */
export type Caller = { operator: string } | Signer;

type Body = { bytes: Buffer; type: string };

/** Bytes per write, so that progress can be reported. */
const CHUNK = 64 * 1024;

/**
 * Time without a received byte after which the site is considered unreachable, in ms. Checking a release takes a
 * while.
 */
const SILENCE_MS = 120_000;

/**
 * The credentials of the command line: with --key the operator's, else those of the named team, else the operator key
 * in the data folder.
 * @throws Failure if no key is found.
 */
export function findCaller(values: SiteValues): Caller {
  if (!values.key && (readTeam(values) !== null || values['team-key'])) return readSigner(values);
  return findOperator(values);
}

/** The operator's credentials. @throws Failure if the key is not found. */
export function findOperator(values: SiteValues): Caller {
  try {
    return { operator: findOperatorKey({ key: values.key, dataDir: values['data-dir'] }) };
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error), {
      code: 'no-key',
      remedy: 'Teams name themselves with --team or CHAMBA_TEAM instead.',
    });
  }
}

/**
 * Client of a site's administration. Every method throws Failure with a remedy if the site refuses or is unreachable.
 */
export class SiteClient {
  readonly site: URL;
  readonly #caller: Caller;

  constructor(values: SiteValues, caller: Caller) {
    this.site = readSite(values);
    this.#caller = caller;
    if ('operator' in caller) warnIfUnencrypted(this.site);
  }

  get(path: string): Promise<unknown> {
    return this.#ask('GET', path, null);
  }

  post(path: string, body: object): Promise<unknown> {
    return this.#ask('POST', path, { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' });
  }

  delete(path: string): Promise<unknown> {
    return this.#ask('DELETE', path, null);
  }

  put(path: string, body: object): Promise<unknown> {
    return this.#ask('PUT', path, { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' });
  }

  /** Uploads bytes. @param onSent is called with the number of bytes sent so far. */
  upload(path: string, bytes: Buffer, type: string, onSent: (sent: number) => void): Promise<unknown> {
    return this.#ask('PUT', path, { bytes, type }, onSent);
  }

  async #ask(
    method: string,
    path: string,
    body: Body | null,
    onSent?: (sent: number) => void,
  ): Promise<unknown> {
    const url = new URL(path, this.site);
    const answer = await this.#send(method, url, body, onSent);
    const status = answer.statusCode ?? 0;
    const text = await readText(answer).catch((error: NodeJS.ErrnoException) => {
      throw cutOff(url, error);
    });
    if (status >= 200 && status < 300) return text ? parse(text, this.site) : null;
    throw toRefusal(status, text, this.site);
  }

  #send(
    method: string,
    url: URL,
    body: Body | null,
    onSent?: (sent: number) => void,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, {
        method,
        headers: {
          accept: 'application/json',
          authorization: this.#authorization(method, url, body?.bytes),
          ...(body ? { 'content-type': body.type, 'content-length': body.bytes.length } : {}),
        },
        timeout: SILENCE_MS,
      });
      let answered = false;
      request.once('response', (answer) => {
        answered = true;
        resolve(answer);
      });
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', (error: NodeJS.ErrnoException) => {
        // A site that refuses a long body may answer and disconnect before it has read all of it.
        if (!answered) setTimeout(() => answered || reject(unreachable(url, error)), 50);
      });
      if (!body) return void request.end();
      let at = 0;
      const more = (): void => {
        while (at < body.bytes.length && !request.destroyed) {
          const chunk = body.bytes.subarray(at, at + CHUNK);
          at += chunk.length;
          const flows = request.write(chunk);
          onSent?.(at);
          if (!flows) return void request.once('drain', more);
        }
        request.end();
      };
      more();
    });
  }

  #authorization(method: string, url: URL, bytes: Buffer | undefined): string {
    if ('operator' in this.#caller) return `Bearer ${this.#caller.operator}`;
    const { pathname, search, origin: site } = url;
    const target = { method, pathAndQuery: `${pathname}${search}`, digest: bodyDigest(bytes ?? ''), site };
    return signRequest(target, this.#caller);
  }
}

const isLocal = ({ hostname }: URL): boolean => /^(localhost|127\.|\[?::1)/.test(hostname);

/** Warns on standard error when the operator key is sent to another machine without https. */
export function warnIfUnencrypted(site: URL): void {
  if (site.protocol === 'http:' && !isLocal(site))
    console.error('chamba: the operator key travels unencrypted; use https for a site on another machine.');
}

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string, site: URL): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${site.origin} answered with something that is no JSON`, {
      code: 'not-a-site',
      remedy: 'Is it a Chamba site of this version? Name the site with --site or CHAMBA_SITE.',
    });
  }
}

/** Errors before the request reached a site. */
const UNHEARD = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** The request reached the site, and its outcome is unknown. */
function cutOff(url: URL, { message }: Error): Failure {
  return new Failure(`${url.origin}: the connection ended before the answer did (${message})`, {
    code: 'cut-off',
    remedy:
      '`chamba history` shows whether a channel was moved. Publishing or promoting again is safe: both are idempotent.',
  });
}

function unreachable(url: URL, error: NodeJS.ErrnoException): Failure {
  if (!UNHEARD.includes(error.code ?? '') && !/certificate|SSL|TLS/i.test(error.message))
    return cutOff(url, error);
  const words = error.code === 'ECONNREFUSED' ? 'nothing answers there' : error.message;
  return new Failure(`${url.origin}: ${words}`, {
    code: 'unreachable',
    remedy: 'Name the site with --site or CHAMBA_SITE, or start one with: npm start',
  });
}
