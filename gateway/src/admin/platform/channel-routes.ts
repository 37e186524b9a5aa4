/** Moves channels, lists their history, and withdraws compositions. */
import { COMPOSITION_ID, type CompositionDocument } from '@chamba/kernel/composition/signing';
import type { Registry } from '@chamba/platform-store';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { WATCH } from '../../canary/canary-watch.ts';
import type { ChannelMoves } from '../../composition/channel-moves.ts';
import type { Moved } from '../../composition/move.ts';
import { CANARY, LIVE, type CompositionSource } from '../../composition/composition-source.ts';
import { withoutPersonalData } from '../../observability/logger.ts';
import type { TesterLinks } from '../../testers/tester-links.ts';
import { readBody } from './body.ts';
import { CallerRefusal, requireUnit, type Caller } from './caller.ts';
import { channelLink, channelName, promotion, reason, rollback } from './shapes.ts';

export type ChannelRoutesOptions = {
  registry: Registry;
  compositions: CompositionSource;
  moves: ChannelMoves;
  /** Null if the site has no testers. */
  links: TesterLinks | null;
  logger: Logger;
};

/** Maximum number of moves in one answer. */
const MAX_MOVES = 1_000;

/** Mounts the addresses below `/admin/channels` and `/admin/compositions`. */
export function mountChannels(scope: FastifyInstance, options: ChannelRoutesOptions): void {
  const { registry, compositions, moves, links, logger } = options;

  scope.get('/admin/channels', async () => {
    const { channels } = await registry.channels.state();
    const answers = channels.map(({ name, composition, document, share, movedAt, follows }) => ({
      name,
      composition,
      share,
      movedAt,
      follows: follows !== null,
      bootstrap: false,
      units: document.units,
    }));
    if (channels.some(({ name }) => name === LIVE)) return { channels: answers };
    // Nothing was promoted yet: the site serves the operator's own folder.
    const { current, document } = compositions;
    const live = { name: LIVE, composition: current.page.id, share: null, movedAt: null, follows: false };
    return { channels: [{ ...live, bootstrap: true, units: document.units }, ...answers] };
  });

  scope.post<{ Params: { channel: string } }>(
    '/admin/channels/:channel/promote',
    { config: { securityEvent: 'release_promoted' } },
    async (request) => {
      const { caller } = request;
      const channel = readChannel(request.params.channel);
      const { minutes, ...body } = await readBody(request, caller, promotion);
      requireUnit(caller, body.unit);
      if (minutes !== undefined && channel !== CANARY)
        throw new CallerRefusal(
          400,
          'invalid',
          `Only a release in the channel ${CANARY} goes live by itself.`,
        );
      const { unit, version } = body;
      const against = compositions.document.units[unit]?.version;
      if (minutes !== undefined && against === undefined)
        throw new CallerRefusal(400, 'invalid', `${LIVE} has no release of ${unit} to compare with.`);
      const moved = await moves.promote({ channel, ...body }, mover(caller));
      if (minutes !== undefined && against !== undefined && against !== version)
        await registry.trials.begin({ unit, version, against, ...mover(caller) }, minutes);
      return answer(moved);
    },
  );

  scope.post<{ Params: { channel: string } }>(
    '/admin/channels/:channel/rollback',
    { config: { securityEvent: 'release_rolled_back' } },
    async (request) => {
      const { caller } = request;
      const channel = readChannel(request.params.channel);
      const { to, why, unit: named } = await readBody(request, caller, rollback);
      const unit = named ?? getOnlyUnit(caller);
      if (unit === null) {
        if (to !== undefined && !COMPOSITION_ID.test(to))
          throw new CallerRefusal(400, 'invalid', 'Name the unit that is rolled back to that version.');
        return answer(await moves.rollbackChannel({ channel, to, why }, mover(caller)));
      }
      requireUnit(caller, unit);
      return answer(await moves.rollbackUnit({ channel, unit, to, why }, mover(caller)));
    },
  );

  scope.post<{ Params: { channel: string } }>(
    '/admin/channels/:channel/remove',
    { config: { securityEvent: 'channel_removed' } },
    async (request) => {
      const { caller } = request;
      const channel = readChannel(request.params.channel);
      const { why } = await readBody(request, caller, reason);
      if (channel === LIVE) throw new CallerRefusal(400, 'invalid', 'The channel live cannot be removed.');
      if (caller.kind === 'team') {
        const others = (await registry.channels.movers(channel)).filter(
          (who) => who !== caller.who && who !== WATCH.who,
        );
        if (others.length > 0)
          throw new CallerRefusal(
            403,
            'not-your-channel',
            `The channel ${channel} was also moved by ${others.join(', ')}: ask the operator to remove it.`,
          );
      }
      if (!(await registry.channels.remove(channel, { ...mover(caller), why })))
        throw new CallerRefusal(404, 'unknown-channel', `There is no channel ${channel}.`);
      await compositions.refresh();
      return { channel, removed: true };
    },
  );

  scope.post<{ Params: { channel: string } }>(
    '/admin/channels/:channel/link',
    { config: { securityEvent: 'tester_link_made' } },
    async (request, reply) => {
      const { caller } = request;
      const channel = readChannel(request.params.channel);
      const { hours, who } = await readBody(request, caller, channelLink);
      if (!links)
        throw new CallerRefusal(
          404,
          'no-testers',
          'This site has no operator key, which links are signed with.',
        );
      const movers = await registry.channels.movers(channel);
      if (channel === LIVE || channel === CANARY || !(await registry.channels.find(channel)))
        throw new CallerRefusal(404, 'unknown-channel', `There is no channel ${channel} for testers.`);
      // A team shows what it put there itself.
      if (caller.kind === 'team' && !movers.includes(caller.who))
        throw new CallerRefusal(
          403,
          'not-your-channel',
          `The team ${caller.who} promoted nothing to ${channel}.`,
        );
      const link = links.create(hours, channel);
      logger.info(
        { channel, by: caller.who, who: withoutPersonalData(who), expires: link.expires },
        'tester link made',
      );
      return reply.code(201).send(link);
    },
  );

  scope.get<{ Params: { channel: string }; Querystring: { limit?: string } }>(
    '/admin/channels/:channel/history',
    async (request) => {
      const channel = readChannel(request.params.channel);
      const limit = Math.min(MAX_MOVES, Math.max(1, Math.floor(Number(request.query.limit)) || 100));
      const history = await registry.channels.history(channel, limit);
      const ids = new Set(history.flatMap(({ from, to }) => (from === null ? [to] : [from, to])));
      const stored = await registry.channels.compositions([...ids]);
      const findDocument = (id: string | null): CompositionDocument | undefined =>
        id === null ? undefined : stored.get(id)?.document;
      return {
        channel,
        history: history.map((move) => ({
          ...move,
          changes: changesBetween(findDocument(move.from), findDocument(move.to)),
        })),
        withdrawn: [...stored.values()]
          .flatMap(({ id, withdrawn }) => (withdrawn ? [{ composition: id, ...withdrawn }] : []))
          .sort((one, other) => other.at.getTime() - one.at.getTime()),
      };
    },
  );

  scope.get<{ Params: { id: string } }>('/admin/compositions/:id', async (request) => {
    const { id } = request.params;
    const stored = await registry.channels.composition(id);
    if (stored) return stored;
    if (id !== compositions.current.page.id) throw noComposition(id);
    return { id, document: compositions.document, madeAt: null, withdrawn: null };
  });

  scope.post<{ Params: { id: string } }>(
    '/admin/compositions/:id/withdraw',
    { config: { securityEvent: 'release_withdrawn' } },
    async (request) => {
      const { caller } = request;
      const { id } = request.params;
      const { why } = await readBody(request, caller, reason);
      if (caller.kind === 'team') {
        const brought = await registry.channels.unitsBehind(id);
        if (!brought.some((unit) => caller.units.includes(unit)))
          throw new CallerRefusal(
            403,
            'not-your-unit',
            `The composition ${id} does not come from the team ${caller.who}.`,
          );
      }
      if (!(await registry.channels.withdraw(id, { who: caller.who, why, unless: [LIVE, CANARY] })))
        throw noComposition(id);
      await compositions.refresh();
      return registry.channels.composition(id);
    },
  );
}

function readChannel(name: string): string {
  const parsed = channelName.safeParse(name);
  if (!parsed.success) throw new CallerRefusal(400, 'invalid', `The channel's name is wrong: ${name}.`);
  return parsed.data;
}

/** A team with one unit may omit it; the operator without a unit means the whole channel. */
function getOnlyUnit(caller: Caller): string | null {
  if (caller.kind === 'operator') return null;
  const [only, ...others] = caller.units;
  if (only !== undefined && others.length === 0) return only;
  throw new CallerRefusal(
    400,
    'invalid',
    `Name the unit to roll back: ${caller.units.join(', ') || 'your team owns none'}.`,
  );
}

function mover({ who, key }: Caller): { who: string; key: string | null } {
  return { who, key };
}

function answer({ composition, ...moved }: Moved): object {
  return { ...moved, composition: moved.to, units: composition.units };
}

/** Changed versions; null where the unit is missing on that side. */
function changesBetween(
  from: CompositionDocument | undefined,
  to: CompositionDocument | undefined,
): { unit: string; from: string | null; to: string | null }[] {
  const units = new Set([...Object.keys(from?.units ?? {}), ...Object.keys(to?.units ?? {})]);
  return [...units]
    .sort()
    .filter((unit) => from?.units[unit]?.manifest !== to?.units[unit]?.manifest)
    .map((unit) => ({
      unit,
      from: from?.units[unit]?.version ?? null,
      to: to?.units[unit]?.version ?? null,
    }));
}

function noComposition(id: string): CallerRefusal {
  return new CallerRefusal(404, 'unknown-composition', `There is no composition ${id}.`);
}
