/**
 * Why a render returned no page. Faults of the rendered code: `time-out`, `memory`, `crash`, `error`. Other causes:
 * `upstream` (a service was too slow), `busy` (no capacity), `paused` (its route failed too often recently).
 */
export type RenderFailureReason = 'time-out' | 'memory' | 'crash' | 'error' | 'upstream' | 'busy' | 'paused';

/** A render that returned no page. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
  readonly reason: RenderFailureReason;
  constructor(reason: RenderFailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The process never started the render, so another one may render the page. */
export class NotStartedError extends Error {
  override name = 'NotStartedError';
}
