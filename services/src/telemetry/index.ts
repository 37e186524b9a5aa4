/** What pages report of themselves: events for statistics, and traces. Nothing of either is kept or logged here. */
import { StatusAnswer } from '../http/call.ts';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import type { TraceForwarder } from './trace-forwarder.ts';

export { TraceForwarder } from './trace-forwarder.ts';

const ACCEPTED = 202;

/** Takes events and traces. */
export function telemetryHandlers(traces: TraceForwarder): Handler[] {
  return [
    handler('statistics.send', async () => new StatusAnswer(ACCEPTED)),
    handler('traces.send', async ({ payload }) => {
      traces.take(payload);
      return new StatusAnswer(ACCEPTED);
    }),
  ];
}
