/**
 * Why a render brought no page. Faults of the code that was rendered: `time-out`, `memory`, `crash`, `error`. Faults of
 * others: `upstream` (a service was too slow), `busy` (no time for it), `paused` (its route failed too often lately).
 */
export type RenderFailureReason = 'time-out' | 'memory' | 'crash' | 'error' | 'upstream' | 'busy' | 'paused';

/** A render that brought no page. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
  readonly reason: RenderFailureReason;
  constructor(reason: RenderFailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The process never came to the render, so another one may render the page. */
export class NotStartedError extends Error {
  override name = 'NotStartedError';
}
