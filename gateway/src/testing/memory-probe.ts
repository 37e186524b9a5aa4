/**
 * Loaded before the site (`node --expose-gc --import …`): answers every message of the parent process with the memory
 * in use on the main thread after a forced collection, in bytes.
 */
import { setTimeout as pause } from 'node:timers/promises';

async function collected(): Promise<number> {
  // Weak references and finalizers run in turns of the event loop between collections.
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.();
    await pause(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.on('message', () => void collected().then((bytes) => process.send?.({ bytes })));
// The channel must not keep the process alive, and its end must not stop the process before SIGTERM.
process.channel?.unref();
