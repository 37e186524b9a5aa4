/** Servers for the tests of the check. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** A local server. */
export type Running = { url: string; stop: () => Promise<void> };

const SERVICES = path.resolve(import.meta.dirname, '../../../services/dist/testing/services.js');

/**
 * Starts the built services of the repository in a child process: composer and services do not depend on each other.
 */
export async function startEmbedded(): Promise<Running> {
  const script = `
    void (async () => {
      const { testEngines } = await import(${JSON.stringify(pathToFileURL(SERVICES).href)});
      const engines = await testEngines();
      const { url, stop } = await engines[0].start();
      console.log(url);
      process.stdin.on('end', async () => {
        await stop();
        for (const engine of engines) await engine.stop();
        process.exit(0);
      }).resume();
    })();
  `;
  const child = spawn(process.execPath, ['--liftoff-only', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([
    new Promise<string>((resolve) => {
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /^(http:\S+)$/m.exec(said)?.[1];
        if (found) resolve(found);
      });
    }),
    ended.then(([code]) => {
      throw new Error(`the services ended with ${code}`);
    }),
  ]);
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/** Answer of a small server: a body, and a status other than 200. */
export type Reply = { status?: number; type?: string; body: unknown };

/** Starts a server with a handler, and records its requests. */
export async function startSmall(
  answer: (url: URL, method: string) => Reply,
): Promise<Running & { asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://service');
    asked.push(`${request.method} ${url.pathname}${url.search}`);
    const { status = 200, type = 'application/json', body } = answer(url, request.method ?? 'GET');
    reply.writeHead(status, { 'content-type': type });
    reply.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Output of `chamba services check --json`. */
export const reportSchema = z.object({
  fits: z.number(),
  unfit: z.number(),
  operations: z.array(
    z.object({
      name: z.string(),
      verdict: z.string(),
      why: z.optional(z.string()),
      misfits: z.optional(z.array(z.object({ path: z.string(), expected: z.string(), found: z.string() }))),
    }),
  ),
});
