/** Security events of accounts, sessions and keys, as one log line each. Never an address, a mail or a token. */
import { createHmac, randomBytes } from 'node:crypto';
import type { OperationEvent } from '@chamba/kernel/operations';
import type { Logger } from 'pino';
import { loggableNetwork } from '../session/network.ts';

/** Events of calls on accounts and sessions, and of operators and teams. */
export type SecurityEvent =
  | OperationEvent
  | 'operator_key'
  | 'team_key'
  | 'tester_link'
  | 'release_published'
  | 'release_promoted'
  | 'release_rolled_back'
  | 'release_withdrawn'
  | 'releases_collected'
  | 'channel_removed'
  | 'tester_link_made'
  | 'team_changed'
  | 'person_exported'
  | 'person_deleted'
  | 'person_opted_out'
  | 'person_requests_read'
  | 'person_request_answered'
  | 'person_restricted';

export type SecurityOutcome = 'done' | 'refused' | 'limited' | 'failed';

/** Outcome of a call by its HTTP status. */
export const toOutcome = (status: number): SecurityOutcome =>
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
   * @param about.account internal id of the account, if known.
   * @param about.subject subject of the attempt, e.g. an e-mail: only a keyed digest of it is written.
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
