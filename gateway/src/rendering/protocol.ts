/** What the main thread and a render worker say to each other. */
import type { PageComposition, RenderedPage } from '@chamba/kernel/composition';
import type { Fault } from '@chamba/kernel/faults';
import type { RootState } from '@chamba/kernel/store';
import type { TransportAnswer, TransportRequest } from '@chamba/kernel/api';

/** Code of one unit for the server. */
export type ServerBundle = { unit: string; folder: string; file: string; integrity: string };

export type RenderJob = {
  url: string;
  composition: PageComposition;
  /** By unit; units without one cannot be rendered on the server. */
  bundles: Readonly<Record<string, ServerBundle>>;
  state: Partial<RootState>;
  mode: 'full' | 'frame';
  /** Made on purpose, for a composition that is not a candidate's. */
  fault?: Fault;
};

export type SerialisedPage = Omit<RenderedPage, 'state'> & {
  /** The store as JSON that may stand inside a script element. */
  stateJson: string;
};

export type RenderResult = SerialisedPage | { kind: 'redirect'; status: 301 | 302; location: string };

export type ToWorker =
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'cancel'; id: number }
  | { type: 'answer'; call: number; answer: TransportAnswer }
  | { type: 'unreachable'; call: number; message: string };

/** An error as it travels. */
export type SentError = { name: string; message: string; stack: string };

export type FromWorker =
  | { type: 'ready' }
  /** The thread has come to the render: nothing of an earlier one keeps it busy. */
  | { type: 'started'; id: number }
  | { type: 'call'; id: number; call: number; request: Omit<TransportRequest, 'signal'> }
  | { type: 'abort'; call: number }
  /** `external`: bytes the thread holds outside its heap, which no limit of the heap counts. */
  | { type: 'done'; id: number; external: number; result: RenderResult }
  | { type: 'failed'; id: number; external: number; error: SentError }
  /** Something that a page left running failed. */
  | { type: 'stray'; error: SentError };

/** JSON for a script element: `<` cannot end it, and line separators are no line ends. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
