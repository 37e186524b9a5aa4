/** Publishes releases and looks them up. */
import { verificationSchema } from '@chamba/kernel/composition/release';
import { releaseSignatureSchema, SIGNATURE_FILE } from '@chamba/kernel/composition/signing';
import type { FastifyInstance } from 'fastify';
import { ReleaseRefusal } from '../../releases/release-refusal.ts';
import { iterateBody, readBody } from './body.ts';
import { requireOperator, requireUnit } from './caller.ts';
import { collect, type CollectOptions } from './collect.ts';
import { isWhole, publish, type PublishOptions } from './publish.ts';
import { collection } from './shapes.ts';

/** Mounts the addresses below `/admin/releases`. */
export function mountReleases(scope: FastifyInstance, options: PublishOptions & CollectOptions): void {
  const { registry, published } = options;

  scope.put<{ Params: { unit: string; folder: string } }>(
    '/admin/releases/:unit/:folder',
    { config: { unhurried: true, securityEvent: 'release_published' } },
    async (request, reply) => {
      const { unit, folder } = request.params;
      requireUnit(request.caller, unit);
      const { release, manifest, findings } = await publish(
        iterateBody(request.raw),
        { unit, folder },
        request.caller,
        options,
      );
      const { version, digest } = release;
      return reply.code(201).send({ unit, version, digest, manifest, findings });
    },
  );

  scope.post<{ Params: { unit: string; version: string } }>(
    '/admin/releases/:unit/:version/verification',
    async (request) => {
      const { unit, version } = request.params;
      requireUnit(request.caller, unit);
      const verification = await readBody(request, request.caller, verificationSchema);
      const found = await registry.releases.find(unit, version);
      if (!found) throw neverPublished(unit, version);
      if (found.digest !== verification.digest)
        throw new ReleaseRefusal(
          'wrong-address',
          `${unit} ${version} has other files than those that were verified.`,
        );
      await registry.releases.noteVerification(unit, version, verification);
      return { unit, version, verification };
    },
  );

  scope.post(
    '/admin/releases/collect',
    { config: { unhurried: true, securityEvent: 'releases_collected' } },
    async (request) => {
      requireOperator(request.caller);
      const wanted = await readBody(request, request.caller, collection);
      return { ...wanted, releases: await collect(wanted, options) };
    },
  );

  scope.get<{ Querystring: { unit?: string } }>('/admin/releases', async (request) => ({
    releases: await registry.releases.list(request.query.unit || undefined),
  }));

  scope.get<{ Params: { unit: string; version: string } }>(
    '/admin/releases/:unit/:version',
    async (request) => {
      const { unit, version } = request.params;
      const found = await registry.releases.find(unit, version);
      if (!found) throw neverPublished(unit, version);
      const name = `${unit}/${version}-${found.digest}`;
      const [manifest, signature, whole] = await Promise.all([
        published.read(name, 'release.json'),
        published.read(name, SIGNATURE_FILE),
        isWhole(published, name),
      ]);
      return {
        ...found,
        // False after an interrupted publication, or if files were lost since: publishing again completes it.
        whole,
        release: manifest && (JSON.parse(manifest.toString('utf8')) as unknown),
        signature: signature && releaseSignatureSchema.parse(JSON.parse(signature.toString('utf8'))),
      };
    },
  );
}

const neverPublished = (unit: string, version: string): ReleaseRefusal =>
  new ReleaseRefusal('unknown-release', `${unit} ${version} was never published.`);
