import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { acceptedEncodings } from './compression.ts';
import { contentType } from './content-types.ts';
import { RefusedReleaseError, type ReleaseStore } from './release-store.ts';

/** Reads files of releases. */
export type ReleaseFiles = Pick<ReleaseStore, 'file'>;

/** Reads from one store, and from a second one if the file is missing in the first. */
export function readFromEither(first: ReleaseFiles, second: ReleaseFiles): ReleaseFiles {
  return {
    file: (name, file, accepted) =>
      first.file(name, file, accepted).then(
        (found) => found ?? second.file(name, file, accepted),
        (error: unknown) => {
          if (error instanceof RefusedReleaseError) return second.file(name, file, accepted);
          throw error;
        },
      ),
  };
}

/** A missing file may appear later: no cache may store this answer. */
function missing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('No existe.');
}

/** Serves the files of releases as immutable: their address contains the digest of their content. */
export function serveReleases(
  app: FastifyInstance,
  { releases, logger }: { releases: ReleaseFiles; logger: Logger },
): void {
  app.get<{ Params: { unit: string; folder: string; '*': string } }>(
    '/releases/:unit/:folder/*',
    async (request, reply) => {
      const { unit, folder, '*': file } = request.params;
      const type = contentType(file);
      const named =
        /^[a-z][a-z0-9-]*$/.test(unit) &&
        /^[\w.-]+$/.test(folder) &&
        /^[\w./-]+$/.test(file) &&
        type !== undefined;
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      try {
        const found = named
          ? await releases.file(
              `${unit}/${folder}`,
              file,
              acceptedEncodings(request.headers['accept-encoding']),
            )
          : null;
        if (!found) return await missing(reply);
        if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
        return await reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('vary', 'accept-encoding')
          .type(type ?? 'application/octet-stream')
          .send(found.bytes);
      } catch (error) {
        if (!(error instanceof RefusedReleaseError)) throw error;
        logger.error({ err: error }, 'refused to serve a file of a release');
        return await missing(reply);
      }
    },
  );
}
