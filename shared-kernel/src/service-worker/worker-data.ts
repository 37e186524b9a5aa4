/** Data that the gateway writes before the worker's script: it changes without a release of the shell. */
export type WorkerData = {
  /** Operations whose answers are kept for reading offline. */
  keptOperations: {
    /** `server/service` of those that are called by `/rest`. */
    rest: readonly string[];
    /** Paths of all others; `:name` stands for one segment. */
    paths: readonly string[];
  };
};

/** Name of the global variable with the data. */
const GLOBAL_NAME = 'CHAMBA_WORKER_DATA';

/**
 * Writes the script that defines the data; it stands before the worker's own script.
 * @example reply.send(writeWorkerData({ keptOperations }) + workerScript);
 */
export function writeWorkerData(data: WorkerData): string {
  return `globalThis.${GLOBAL_NAME}=${JSON.stringify(data)};\n`;
}

/**
 * The data of this worker; without operations where the script came without data.
 * @example const { rest, paths } = readWorkerData().keptOperations;
 */
export function readWorkerData(): WorkerData {
  const { [GLOBAL_NAME]: data } = globalThis as { [GLOBAL_NAME]?: WorkerData };
  return data ?? { keptOperations: { rest: [], paths: [] } };
}
