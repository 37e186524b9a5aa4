/** The operations of the site as an OpenAPI document: `/openapi.json`. */
import { readFile } from 'node:fs/promises';
import { openApiDocument, operations } from '@chamba/kernel/operations';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const AN_HOUR = 'public, max-age=3600';

const packageSchema = z.object({ version: z.string() });

/** Version of the kernel, which is that of the operations. */
async function readVersion(): Promise<string> {
  const text = await readFile(new URL(import.meta.resolve('@chamba/kernel/package.json')), 'utf8');
  return packageSchema.parse(JSON.parse(text)).version;
}

/** Mounts the document. It is generated on first request, since most sites are never asked for it. */
export function serveOpenApi(
  app: FastifyInstance,
  { siteName, siteUrl }: { siteName: string; siteUrl: string },
): void {
  let text: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(
      openApiDocument(operations, { name: siteName, url: siteUrl, version: await readVersion() }),
    );
    return reply.header('cache-control', AN_HOUR).type('application/json; charset=utf-8').send(text);
  });
}
