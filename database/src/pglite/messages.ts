/** What the host thread asks of the engine's thread. */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; params: readonly unknown[] }
  | { id: number; kind: 'exec'; sql: string }
  | { id: number; kind: 'listen'; channel: string }
  | { id: number; kind: 'unlisten'; channel: string }
  | { id: number; kind: 'close' }
  /** Answered as soon as the thread comes to it, past the statements that wait. */
  | { kind: 'ping' };

/** What the engine's thread answers; `ready` comes once, before anything else. */
export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'result'; id: number; rows: Record<string, unknown>[]; rowCount: number }
  | { kind: 'error'; id: number; name: string; message: string; code?: string; constraint?: string }
  | { kind: 'pong' }
  | { kind: 'notification'; channel: string; payload: string };
