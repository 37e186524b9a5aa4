/** Decides what happens to a render beyond its time limit, depending on the cause. */
import { NotStartedError, RenderFailure } from './render-failure.ts';

/** Multiple of its limit for a render that is late only because the machine is busy. */
const MAX_EXTENSION = 5;

/** Answers to pings that prove a process idle while its render is not done. */
const IDLE_ANSWERS = 2;

/** Time limit for a submitted form, in ms: its action is performed once, and cannot be left to the browser. */
const FORM_MS = 10_000;

/**
 * Time limit for a page that waits for services, in ms: a search may take 5 s, and the page for its time-out is the
 * unit's own (408). Calls whose own time-out ends later are not waited for.
 */
const SERVICES_MS = 8_000;

/** Memory of a process beside its heap and the external memory of pages, in bytes: the engine, code, stacks. */
const ENGINE_BYTES = 150 * 1_048_576;

export type RenderLimits = {
  /** Processor time limit of a render, in ms. */
  timeoutMs: number;
  /** Limit of the heap of its process. */
  memoryMb: number;
};

/** Known facts of a late render. */
export type RenderFacts = {
  /** Wall-clock time since the process was given the render, in ms. */
  passedMs: number;
  /** Part of it that was spent waiting for a call, in ms. */
  waitedMs: number;
  /** Whether the process has started it. */
  started: boolean;
  /** Processor time of the process since then, in ms; null if it cannot be read. */
  usedMs: number | null;
  /** Memory of the process; null if it cannot be read. */
  rssBytes: number | null;
  /** Number of open calls. */
  calls: number;
  /** Time until the last of them ends by its own time-out, in ms; 0 without any. */
  callsLeftMs: number;
  /** Number of bundles that are being read for it. */
  loading: number;
  /** Answers to pings since the last request or answer. */
  idle: number;
  /** Whether it handles a submitted form. */
  isForm: boolean;
  /** Whether the gateway or the load of pages delays its calls. */
  isBusy: boolean;
  /** Whether all processes wait for services while pages wait for a process. */
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
 * Judges a late render. If it computed the whole time, its process is killed; if it waits for a service, it is
 * continued up to an imminent time-out and abandoned otherwise, like one that waits for something that never happens;
 * if it got no processor time because others have it, it gets more time.
 */
export function judgeLate(render: RenderFacts, { timeoutMs, memoryMb }: RenderLimits): Verdict {
  const { passedMs, usedMs, rssBytes, isForm, isBusy } = render;
  const longestMs = Math.max(timeoutMs * MAX_EXTENSION, isForm ? FORM_MS : 0);
  // The time of services is neither the machine's fault nor the page's.
  const isPatient = passedMs - render.waitedMs < longestMs;
  if (!render.started) {
    // With processor time it would have started, unless something else runs there.
    if (isPatient && (usedMs === null || usedMs < timeoutMs / 2)) return { kind: 'wait' };
    const failure = new NotStartedError('work that an earlier page left running keeps the process busy');
    return { kind: 'restart', failure };
  }
  if (rssBytes !== null && rssBytes > ENGINE_BYTES + 2 * memoryMb * 1_048_576)
    return kill('memory', 'the render process uses too much memory');
  // If processor time cannot be read, only a lasting delay is a fault.
  if (usedMs === null ? !isPatient : usedMs >= timeoutMs)
    return kill('time-out', `the render took longer than ${timeoutMs} ms`);
  if (render.calls > 0) {
    // A silent service must not delay pages that do not call it.
    if (render.isHeldUp && !isForm)
      return abandon('upstream', 'a service was too slow while other pages waited');
    if (passedMs + render.callsLeftMs <= SERVICES_MS) return { kind: 'wait' };
    if (passedMs < longestMs && (isBusy || isForm)) return { kind: 'wait' };
    return isBusy
      ? abandon('busy', 'the gateway is busy')
      : abandon('upstream', 'a service was too slow for the server render');
  }
  if (render.idle >= IDLE_ANSWERS && render.loading === 0)
    return abandon('time-out', `the render waited longer than ${timeoutMs} ms without an open call`);
  return isPatient ? { kind: 'wait' } : kill('busy', 'the machine is busy');
}

function kill(reason: RenderFailure['reason'], message: string): Verdict {
  return { kind: 'kill', failure: new RenderFailure(reason, message) };
}

function abandon(reason: RenderFailure['reason'], message: string): Verdict {
  return { kind: 'abandon', failure: new RenderFailure(reason, message) };
}
