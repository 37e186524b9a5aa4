import { Agent, request } from 'node:http';

/** Outcome of one open-loop run. Latencies are from the planned start, so a queue counts. */
export type LoopResult = { latencies: number[]; errors: number };

/** Requests sent per run at most, so that a run always ends. */
const MAX_REQUESTS = 20_000;

/**
 * Sends requests at a fixed rate whether or not earlier ones have been answered.
 * @param rate requests a second.
 * @param seconds how long.
 */
export async function openLoop(
  base: string,
  paths: readonly string[],
  rate: number,
  seconds: number,
): Promise<LoopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const total = Math.min(rate * seconds, MAX_REQUESTS);
  const latencies: number[] = [];
  let errors = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: total }, async (_, index) => {
      const planned = start + (index * 1000) / rate;
      await new Promise((resolve) => setTimeout(resolve, planned - performance.now()));
      const status = await get(base + (paths[index % paths.length] ?? '/'), agent);
      if (status === 200) latencies.push(performance.now() - planned);
      else errors += 1;
    }),
  );
  agent.destroy();
  return { latencies, errors };
}

function get(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.setTimeout(10_000, () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end();
  });
}
