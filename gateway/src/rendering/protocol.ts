/** Messages between the gateway and a render process. */
import type { PageComposition, RenderedPage } from '@chamba/kernel/composition';
import type { Fault } from '@chamba/kernel/faults';
import type { FormFields } from '@chamba/kernel/remote';
import type { RootState } from '@chamba/kernel/store';
import type { TransportAnswer, TransportRequest } from '@chamba/kernel/api';
import { z } from 'zod';

/** Server code of one unit, as the gateway locates it. */
export type ServerBundle = {
  unit: string;
  folder: string;
  file: string;
  integrity: string;
  /** Address of the release's files: where its pages find their pictures. */
  base: string;
};

/** The same for a render process, without a local path. */
export type BundleName = {
  unit: string;
  /** Differs if the bytes differ. */
  key: string;
  /** Name of the file in stacks: `/<unit>/<version>-<digest>/<file>`. */
  fileName: string;
  base: string;
};

export type RenderJob = {
  url: string;
  composition: PageComposition;
  /** By unit; units without one cannot be rendered on the server. */
  bundles: Readonly<Record<string, ServerBundle>>;
  state: Partial<RootState>;
  mode: 'full' | 'frame';
  /** Injected fault, for a composition that is not a candidate's. */
  fault?: Fault;
  /** Fields of the page's form, if it was submitted. */
  submission?: FormFields;
};

/** A job as it is sent. */
export type SentJob = Omit<RenderJob, 'bundles'> & { bundles: Readonly<Record<string, BundleName>> };

export type SerialisedPage = Omit<RenderedPage, 'state' | 'used'> & {
  /** Slots by name; units of another kernel may know others. */
  used: { route: RenderedPage['used']['route']; slots: ReadonlyArray<{ unit: string; name: string }> };
  /** The store as JSON that is safe inside a script element. */
  stateJson: string;
};

export type RenderResult = SerialisedPage | { kind: 'redirect'; status: 301 | 302; location: string };

/** To a render process. The source of a `bundle` follows as a text of the frame. */
export type ToProcess =
  | { type: 'render'; id: number; job: SentJob }
  | { type: 'cancel'; id: number }
  | { type: 'bundle'; id: number; unit: string }
  | { type: 'no-bundle'; id: number; unit: string; message: string }
  | { type: 'answer'; call: number; answer: TransportAnswer }
  | { type: 'unreachable'; call: number; message: string }
  | { type: 'ping'; ping: number };

/** A serialised error. */
export type SentError = { name: string; message: string; stack: string };

/** Maximum length of name, message and stack of an error from a render process, in characters. */
export const MAX_ERROR_LENGTHS = { name: 100, message: 2_000, stack: 4_000 } as const;

/** Maximum size of a frame from a render process in bytes: a page with its state. */
export const MAX_PAGE_BYTES = 33_554_432;

/** Maximum size of any other message in bytes: a call with its body. */
export const MAX_MESSAGE_BYTES = 1_048_576;

/** Maximum number of concurrent calls of a render. */
export const MAX_CALLS = 64;

/** Maximum number of bundles that a render may request; each unit is requested once, and again after a failed load. */
export const MAX_BUNDLES = 100;

/** Maximum number of stray failures and of console lines that a process may report in its life. */
export const MAX_STRAYS = 20;
export const MAX_LINES = 200;

const id = z.int().positive();

const sentErrorSchema = z.strictObject({
  name: z.string().max(MAX_ERROR_LENGTHS.name),
  message: z.string().max(MAX_ERROR_LENGTHS.message),
  stack: z.string().max(MAX_ERROR_LENGTHS.stack),
});

/** A call of a page: only paths of this site. */
const callSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string().startsWith('/').max(8_000),
  query: z.record(z.string(), z.string()).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  timeoutMs: z.number().nonnegative(),
}) satisfies z.ZodType<Omit<TransportRequest, 'signal'>>;

const headSchema = z.object({
  title: z.string(),
  description: z.string(),
  robots: z.string().optional(),
  canonical: z.string().optional(),
  themeColor: z.string().optional(),
  structuredData: z.array(z.record(z.string(), z.unknown())).optional(),
});

const name = z.string().max(200);

/** Its HTML and its state follow as texts of the frame. */
const pageSchema = z.strictObject({
  kind: z.literal('page'),
  status: z.int().min(200).max(599),
  head: headSchema,
  used: z.object({
    route: z.object({ unit: name, id: name }).nullable(),
    slots: z.array(z.object({ unit: name, name })).max(200),
  }),
});

const redirectSchema = z.strictObject({
  kind: z.literal('redirect'),
  status: z.union([z.literal(301), z.literal(302)]),
  location: z.string().max(8_000),
});

/** Bytes in a process's heap, and outside of it, which no heap limit covers. */
const memorySchema = z.strictObject({ heap: z.number().nonnegative(), external: z.number().nonnegative() });

export type ProcessMemory = z.infer<typeof memorySchema>;

/** From a render process, whose code is not trusted: parsed by this schema only. */
export const fromProcessSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  /** The process has started the render: nothing of an earlier one keeps it busy. */
  z.strictObject({ type: z.literal('started'), id }),
  /** The source of a unit that the render needs. */
  z.strictObject({ type: z.literal('bundle'), id, unit: name }),
  z.strictObject({ type: z.literal('call'), id, call: id, request: callSchema }),
  z.strictObject({ type: z.literal('abort'), call: id }),
  z.strictObject({ type: z.literal('pong'), ping: id }),
  z.strictObject({
    type: z.literal('done'),
    id,
    memory: memorySchema,
    result: z.discriminatedUnion('kind', [pageSchema, redirectSchema]),
  }),
  z.strictObject({
    type: z.literal('failed'),
    id,
    memory: memorySchema,
    error: sentErrorSchema,
  }),
  /** Code that a page left running failed. */
  z.strictObject({ type: z.literal('stray'), error: sentErrorSchema }),
  /** A console line of a unit. */
  z.strictObject({ type: z.literal('console'), unit: name, text: z.string().max(MAX_ERROR_LENGTHS.message) }),
]);

export type FromProcess = z.infer<typeof fromProcessSchema>;

/** JSON for a script element: `<` cannot end it, and line separators are escaped. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Whether a text can end a script element or a line inside it. */
export function leavesScript(json: string): boolean {
  return json.includes('<') || json.includes('\u2028') || json.includes('\u2029');
}
