/** The interface of the embedded services that the gateway uses. */
import type { Readable } from 'node:stream';
import type { Feeds, Places, Services } from '@chamba/services';

/** How much the queue of applications holds, and what it did since the start. */
export type DeliveryFigures = Awaited<ReturnType<Services['deliveries']['counts']>>;

export type InjectedRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer | Readable;
  signal?: AbortSignal;
};

export type InjectedAnswer = {
  statusCode: number;
  headers: Record<string, unknown>;
  rawPayload: Buffer;
  /** An answer that comes in pieces, in the place of `rawPayload`; destroying it ends the call. */
  events?: Readable;
};

/** A mail that was not sent because no mail server is configured. */
export type OutboxMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string | null;
  date: string;
};

export type EmbeddedServices = {
  inject: (request: InjectedRequest) => Promise<InjectedAnswer>;
  outbox: { list: () => Promise<OutboxMail[]>; read: (id: string) => Promise<OutboxMail | null> };
  /** Feeds for operators: imports, pauses, removals. */
  feeds: Omit<Feeds, 'sweep'>;
  places: Places;
  /** Complaints of visitors about offers, newest first. */
  complaints: Services['complaints'];
  /** Advertisements with findings of the review, and decisions on them. */
  reviews: Services['reviews'];
  /** What did not reach employers, and how much is queued. */
  deliveries: Pick<Services['deliveries'], 'failed' | 'resend' | 'webhookSecret'> & {
    /** Null where no embedded services deliver. */
    counts: () => Promise<DeliveryFigures | null>;
  };
  /** Data of people: exported and deleted on request. */
  people: Services['people'];
  /** Checks that the database answers. @throws if it is not available. */
  probe: () => Promise<void>;
  close: () => Promise<void>;
};
