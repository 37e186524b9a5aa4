/** One HTTP exchange, as the API client asks for it. */
export type TransportRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Absolute path on the site, e.g. `/rest`. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON; a `FormData` as a form. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  timeoutMs: number;
  signal?: AbortSignal;
  /** Called with the part of the body that was sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Asks for the answer as it comes (`text/event-stream`), and is called with as much of it as is there. */
  onText?: (received: string) => void;
};

export type TransportAnswer = {
  status: number;
  /** Reason phrase of the status; HTTP/2 has none. */
  statusText?: string;
  data: unknown;
  /** The site took back the composition that the call named in `x-composition`. */
  compositionWithdrawn?: boolean;
  /** The call was refused: the browser's session is not of the account that the call named in `x-page-account`. */
  anotherAccount?: boolean;
};

/**
 * Carries a request to the gateway and back. Resolves for every HTTP status; rejects only when there was
 * no answer (network, time-out, abort).
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
