/** Lets other work of the process go first. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
