/** Teams and their keys: for the operator; teams read who owns what. */
import { keyId, readPublicKey } from '@chamba/kernel/composition/signing';
import type { Registry } from '@chamba/platform-store';
import type { FastifyInstance } from 'fastify';
import { readBody } from './body.ts';
import { CallerRefusal, requireOperator } from './caller.ts';
import { newKey, newTeam, teamUnits } from './shapes.ts';

/** Mounts the addresses below `/admin/teams`. */
export function mountTeams(scope: FastifyInstance, { registry }: { registry: Registry }): void {
  const { teams } = registry;

  scope.get('/admin/teams', async (request) => {
    const { caller } = request;
    const all = await teams.list();
    if (caller.kind === 'operator') return { teams: all };
    // Who owns what is for every team to know; the keys of others are not.
    return { teams: all.map((team) => (team.name === caller.who ? team : { ...team, keys: [] })) };
  });

  scope.post('/admin/teams', { config: { securityEvent: 'team_changed' } }, async (request, reply) => {
    requireOperator(request.caller);
    const { name, units, publicKey } = await readBody(request, request.caller, newTeam);
    const key = readKey(publicKey);
    await teams.create({ name, units, key });
    return reply.code(201).send({ name, units, key });
  });

  scope.put<{ Params: { name: string } }>(
    '/admin/teams/:name',
    { config: { securityEvent: 'team_changed' } },
    async (request) => {
      requireOperator(request.caller);
      const { name } = request.params;
      const { units } = await readBody(request, request.caller, teamUnits);
      if (!(await teams.setUnits(name, units))) throw noTeam(name);
      return { name, units };
    },
  );

  scope.post<{ Params: { name: string } }>(
    '/admin/teams/:name/keys',
    { config: { securityEvent: 'team_changed' } },
    async (request, reply) => {
      requireOperator(request.caller);
      const { name } = request.params;
      const { publicKey } = await readBody(request, request.caller, newKey);
      const key = readKey(publicKey);
      if (!(await teams.addKey(name, key))) throw noTeam(name);
      return reply.code(201).send({ team: name, ...key });
    },
  );

  scope.delete<{ Params: { name: string; id: string } }>(
    '/admin/teams/:name/keys/:id',
    { config: { securityEvent: 'team_changed' } },
    async (request) => {
      requireOperator(request.caller);
      const { name, id } = request.params;
      const revokedAt = await teams.revokeKey(name, id);
      if (!revokedAt) throw new CallerRefusal(404, 'unknown-key', `The team ${name} has no key ${id}.`);
      return { team: name, id, revokedAt };
    },
  );
}

function readKey(text: string): { id: string; publicKey: string } {
  try {
    const publicKey = readPublicKey(text);
    return { id: keyId(publicKey), publicKey };
  } catch (error) {
    throw new CallerRefusal(400, 'invalid', error instanceof Error ? error.message : String(error));
  }
}

function noTeam(name: string): CallerRefusal {
  return new CallerRefusal(404, 'unknown-team', `There is no team ${name}.`);
}
