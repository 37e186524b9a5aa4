/** What becomes of a render that takes longer than it may: whose fault it is decides. */
import { NotStartedError, RenderFailure } from './render-failure.ts';

/** A render that is late only because the machine is busy gets this many times its limit. */
const MOST_PATIENCE = 5;

/** Answers to pings that show a process idle while its render is not done. */
const IDLE_ANSWERS = 2;

/** Longest a form that was sent may take, in ms: what it asks for is done once, and cannot be left to the browser. */
const FORM_MS = 10_000;

/**
 * Longest a page may take with services that it waits for, in ms: a search may take 5 s, and the page that says that it
 * took longer is the unit's own (408). Calls that end later than this by their time-outs are not waited for.
 */
const SERVICES_MS = 8_000;

/** What a process holds beside its heap and what pages keep outside of it, in bytes: the engine, code, stacks. */
const ENGINE_BYTES = 150 * 1_048_576;

export type RenderLimits = {
  /** Processor time a render may take, in ms. */
  timeoutMs: number;
  /** Limit of the heap of its process. */
  memoryMb: number;
};

/** What is known of a render that is late. */
export type RenderFacts = {
  /** Time by the clock since the process was given the render, in ms. */
  passedMs: number;
  /** How much of it went by while it waited for a call, in ms. */
  waitedMs: number;
  /** Whether the process has come to it. */
  started: boolean;
  /** Processor time of the process since then, in ms; null where it cannot be read. */
  usedMs: number | null;
  /** Memory of the process; null where it cannot be read. */
  rssBytes: number | null;
  /** Calls that it waits for. */
  calls: number;
  /** Time until the last of them ends by its own time-out, answered or not, in ms; 0 without any. */
  callsLeftMs: number;
  /** Bundles that are being read for it. */
  loading: number;
  /** Answers to pings since anything was last asked or answered. */
  idle: number;
  /** Whether it carries out a form. */
  isForm: boolean;
  /** Whether the gateway or the crowd of pages keeps its calls waiting. */
  isBusy: boolean;
  /** Whether all processes wait for services, and pages for one of them. */
  isHeldUp: boolean;
};

export type Verdict =
  /** It gets more time. */
  | { kind: 'wait' }
  /** The process ends; another one may render the page. */
  | { kind: 'restart'; failure: NotStartedError }
  /** The process ends, and the page with it. */
  | { kind: 'kill'; failure: RenderFailure }
  /** The page ends; the process is kept if it comes back. */
  | { kind: 'abandon'; failure: RenderFailure };

/**
 * Judges a late render. One that computed all the while loses its process; one that waits for a service gets its answer
 * or its time-out, where that comes soon, and is let go otherwise, as one that waits for something that never comes; one
 * that was not given the processor, because others have it, gets more time.
 */
export function judgeLate(render: RenderFacts, { timeoutMs, memoryMb }: RenderLimits): Verdict {
  const { passedMs, usedMs, rssBytes, isForm, isBusy } = render;
  const longestMs = Math.max(timeoutMs * MOST_PATIENCE, isForm ? FORM_MS : 0);
  // What services took is not the fault of the machine, nor of the page.
  const isPatient = passedMs - render.waitedMs < longestMs;
  if (!render.started) {
    // With time of its own it would have come to it, were it not for what runs there.
    if (isPatient && (usedMs === null || usedMs < timeoutMs / 2)) return { kind: 'wait' };
    const failure = new NotStartedError('what an earlier page left running keeps the process busy');
    return { kind: 'restart', failure };
  }
  if (rssBytes !== null && rssBytes > ENGINE_BYTES + 2 * memoryMb * 1_048_576)
    return kill('memory', 'the render process holds too much memory');
  // Where the time cannot be read, only one that lasts is a fault.
  if (usedMs === null ? !isPatient : usedMs >= timeoutMs)
    return kill('time-out', `the render took longer than ${timeoutMs} ms`);
  if (render.calls > 0) {
    // A service that is silent must not keep those pages waiting that do not ask it.
    if (render.isHeldUp && !isForm)
      return abandon('upstream', 'a service was too slow while other pages waited');
    if (passedMs + render.callsLeftMs <= SERVICES_MS) return { kind: 'wait' };
    if (passedMs < longestMs && (isBusy || isForm)) return { kind: 'wait' };
    return isBusy
      ? abandon('busy', 'the gateway is busy')
      : abandon('upstream', 'a service was too slow for the server render');
  }
  if (render.idle >= IDLE_ANSWERS && render.loading === 0)
    return abandon('time-out', `the render waited longer than ${timeoutMs} ms for nothing`);
  return isPatient ? { kind: 'wait' } : kill('busy', 'the machine is busy');
}

function kill(reason: RenderFailure['reason'], message: string): Verdict {
  return { kind: 'kill', failure: new RenderFailure(reason, message) };
}

function abandon(reason: RenderFailure['reason'], message: string): Verdict {
  return { kind: 'abandon', failure: new RenderFailure(reason, message) };
}
