/** What happens to accounts, sessions and keys, as one line of the log each. Never an address, a mail or a token. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { field } from '../proxy/json-field.ts';
import { loggableNetwork } from '../session/network.ts';

export type SecurityEvent =
  | 'login'
  | 'logout'
  | 'sessions_ended'
  | 'account_created'
  | 'account_confirmed'
  | 'account_deleted'
  | 'password_changed'
  | 'password_reset'
  | 'password_reset_asked'
  | 'email_change_asked'
  | 'email_changed'
  | 'operator_key'
  | 'team_key'
  | 'tester_link'
  | 'release_published'
  | 'release_promoted'
  | 'release_rolled_back'
  | 'release_withdrawn'
  | 'team_changed'
  | 'person_exported'
  | 'person_deleted'
  | 'person_opted_out';

export type SecurityOutcome = 'done' | 'refused' | 'limited' | 'failed';

/** The part of a call that its event is derived from. */
type EventCall = { method: string; pathname: string; query: URLSearchParams; json?: unknown };

const PATHS: ReadonlyArray<readonly [RegExp, string, SecurityEvent]> = [
  [/^\/api\/aais\/sessions/, 'DELETE', 'sessions_ended'],
  [/^\/api\/aais\/authentication_token\//, 'DELETE', 'logout'],
  [/^\/api\/mys\/account_token\/[^/]+\/new_account/, 'POST', 'account_confirmed'],
  [/^\/api\/mys\/account_token\/[^/]+\/verify_email/, 'POST', 'email_changed'],
  [/^\/api\/v2\/accounts\//, 'DELETE', 'account_deleted'],
];

/** Which event a call is; null for all that concern neither accounts nor sessions. */
export function eventOf({ method, pathname, query, json }: EventCall): SecurityEvent | null {
  if (pathname !== '/rest')
    return PATHS.find(([path, by]) => by === method && path.test(pathname))?.[2] ?? null;
  const body = field(json, 'payload');
  const server = field(json, 'server') ?? query.get('server');
  const service = field(json, 'service') ?? query.get('service');
  if (method === 'DELETE') return server === 'myService' && service === 'account' ? 'account_deleted' : null;
  if (method !== 'POST') return null;
  if (server === 'authentication') return 'login';
  if (server !== 'myService') return null;
  if (service === 'resume') return field(body, 'password') === undefined ? null : 'login';
  if (service === 'accountToken')
    return field(body, 'type') === 'password' ? 'password_reset_asked' : 'account_confirmed';
  if (service !== 'account') return null;
  const updater = field(body, 'updater');
  if (field(updater, 'newpassword') !== undefined)
    return field(updater, 'currentpassword') === undefined ? 'password_reset' : 'password_changed';
  if (field(updater, 'emailaddress') !== undefined) return 'email_change_asked';
  return field(body, 'email') === undefined ? null : 'account_created';
}

/** How a call went, by its status. */
export const outcomeOf = (status: number): SecurityOutcome =>
  status < 400 ? 'done' : status === 429 ? 'limited' : status < 500 ? 'refused' : 'failed';

/** Writes security events to the log. */
export class SecurityEvents {
  readonly #logger: Logger;
  /** Distinguishes subjects within one run of the process; the log does not reveal them. */
  readonly #key = randomBytes(32);

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /**
   * @param about.account internal id of the account, where it is known.
   * @param about.subject what the attempt was about, e.g. an e-mail: only a keyed digest of it is written.
   * @param about.who team or operator.
   */
  note(
    event: SecurityEvent,
    outcome: SecurityOutcome,
    about: { address: string; account?: string | null; subject?: string | null; who?: string },
  ): void {
    const { address, account, subject, who } = about;
    const line = {
      event,
      outcome,
      network: loggableNetwork(address),
      ...(account && /^[\w-]{1,40}$/.test(account) ? { account } : {}),
      ...(subject ? { subject: this.#digest(subject) } : {}),
      ...(who ? { who } : {}),
    };
    if (outcome === 'done') this.#logger.info(line, 'security');
    else this.#logger.warn(line, 'security');
  }

  #digest(subject: string): string {
    return createHmac('sha256', this.#key).update(subject).digest('base64url').slice(0, 12);
  }
}
