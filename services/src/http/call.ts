import type { Readable } from 'node:stream';

/** A call as it reached a service, whatever way it came. */
export type ServiceCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  service: string;
  instance: string;
  /** Path parameters of a dedicated address, by name. */
  path: Readonly<Record<string, string>>;
  /** Parameters of the query, or `params` of the body. */
  params: Readonly<Record<string, unknown>>;
  payload: unknown;
  /** Session token of the caller; empty if missing. */
  token: string;
  /** The token where it came as bearer header; empty otherwise. */
  bearer: string;
  /** Anonymous id of the visitor; empty when unknown. */
  visitor: string;
  /** `User-Agent` of the caller's browser, which gateways pass on with calls that open a session; empty if unknown. */
  agent: string;
  /** `Idempotency-Key` of a change; empty if missing or not storable. */
  key: string;
  /** The caller takes its answer as it comes (`text/event-stream`), see {@link EventsAnswer}. */
  takesEvents: boolean;
  /** The file of a form; missing where none came. */
  upload?: Upload;
};

/** A file that a caller sent, on the disk for as long as its call lasts. */
export type Upload = {
  path: string;
  /** Its name as the caller said it. */
  name: string;
  bytes: number;
  /** It had more bytes than its operation takes; what is on the disk is the beginning. */
  isTruncated: boolean;
  /** SHA-256 in hexadecimal. */
  digest: string;
};

/** What a service answers where the HTTP status is not 200, or where the call asked for less than the whole answer. */
export class StatusAnswer {
  readonly status: number;
  readonly response: object;

  /** @param status HTTP status. @param response named fields. */
  constructor(status: number, response: object = {}) {
    this.status = status;
    this.response = response;
  }
}

/** What a service answers piece by piece to a caller that takes it so, and at last as a whole. */
export class EventsAnswer<Output extends object = object> {
  readonly start: (left: AbortSignal) => AsyncGenerator<string, Output>;

  /** @param start begins; its signal is aborted when the caller has left. */
  constructor(start: (left: AbortSignal) => AsyncGenerator<string, Output>) {
    this.start = start;
  }
}

/** What a service answers that is no JSON. */
export class FileAnswer {
  readonly type: string;
  readonly content: string | Readable;
  /** Name under which it is to be saved; missing where it is shown. */
  readonly saveAs: string | undefined;

  /** @param type media type. */
  constructor(type: string, content: string | Readable, saveAs?: string) {
    this.type = type;
    this.content = content;
    this.saveAs = saveAs;
  }
}
