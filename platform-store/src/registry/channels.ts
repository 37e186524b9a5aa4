import type { Queryable, Store } from '@chamba/database';
import { announce, REGISTRY_CHANNEL } from './announce.ts';
import { requireFiles } from './collect.ts';
import { ChannelMovedError, RegistryConflictError } from './types.ts';
import type {
  Channel,
  ChannelMove,
  CompositionDocument,
  KeptComposition,
  KnownPointer,
  MoveRequest,
  RegistryState,
} from './types.ts';

const CHANNEL = `c.name, c.composition, k.document, c.share, c.moved_at as "movedAt", c.follows`;

/** Compositions and the channels that point at them. */
export class Channels {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What every process has to know, read at one moment. */
  async state(): Promise<RegistryState> {
    const { rows } = await this.#store.query<{ channels: Channel[]; withdrawn: string[] }>(
      `select
         coalesce((select json_agg(json_build_object('name', c.name, 'composition', c.composition,
           'document', k.document, 'share', c.share, 'movedAt', c.moved_at, 'follows', c.follows) order by c.name)
           from channel c join composition k on k.id = c.composition), '[]') as channels,
         coalesce((select json_agg(id order by id) from composition where withdrawn_at is not null), '[]')
           as withdrawn`,
    );
    const { channels = [], withdrawn = [] } = rows[0] ?? {};
    return {
      channels: channels.map((channel) => ({ ...channel, movedAt: new Date(channel.movedAt) })),
      withdrawn,
    };
  }

  /** One channel; null until something was promoted to it. */
  async find(name: string): Promise<Channel | null> {
    const { rows } = await this.#store.query<Channel>(
      `select ${CHANNEL} from channel c join composition k on k.id = c.composition where c.name = $1`,
      [name],
    );
    return rows[0] ?? null;
  }

  /**
   * Moves a channel, in one transaction that holds it: of two concurrent moves from the same state, the second is refused.
   * @param company.alsoMove another channel that moves in the same transaction.
   * @param company.requireUnmoved another channel that has to be where the mover saw it.
   * @returns the move as the history has it.
   * @throws ChannelMovedError if a channel is not where it was seen any more, or the target of `alsoMove` was withdrawn.
   * @throws RegistryConflictError when the composition was withdrawn, or a release of it was collected.
   */
  async move(
    request: MoveRequest,
    {
      alsoMove,
      requireUnmoved,
    }: { alsoMove?: MoveRequest | null; requireUnmoved?: KnownPointer | null } = {},
  ): Promise<ChannelMove> {
    const moves = alsoMove ? [request, alsoMove] : [request];
    const seen = moves.map(({ channel, expected }): KnownPointer => ({ channel, composition: expected }));
    if (requireUnmoved) seen.push(requireUnmoved);
    return this.#store.tx(async (transaction) => {
      // In the order of their names always, so that two movers never wait for each other.
      for (const pointer of seen.sort((one, other) => (one.channel < other.channel ? -1 : 1)))
        await hold(transaction, pointer);
      const move = await this.#move(transaction, request);
      if (alsoMove) await this.#follow(transaction, alsoMove);
      await announce(transaction);
      return move;
    });
  }

  async #follow(transaction: Queryable, alsoMove: MoveRequest): Promise<ChannelMove> {
    return this.#move(transaction, alsoMove).catch((error: unknown) => {
      if (error instanceof RegistryConflictError) throw new ChannelMovedError(alsoMove.channel);
      throw error;
    });
  }

  async #move(transaction: Queryable, request: MoveRequest): Promise<ChannelMove> {
    const { channel, expected, to } = request;
    const from = request.from ?? null;
    if (from) await keep(transaction, from);
    await keep(transaction, to);
    if (request.follows) await keep(transaction, request.follows);
    const { rows: withdrawn } = await transaction.query<{ why: string }>(
      'select withdrawn_why as why from composition where id = $1 and withdrawn_at is not null for share',
      [to.id],
    );
    if (withdrawn[0])
      throw new RegistryConflictError('withdrawn', `${to.id} was withdrawn: ${withdrawn[0].why}`);
    await requireFiles(transaction, to.document);
    await transaction.query(
      `update channel set composition = $2, share = $3, moved_at = now(), follows = coalesce($4, follows)
       where name = $1`,
      [channel, to.id, request.share, request.follows?.id ?? null],
    );
    const { rows: moves } = await transaction.query<ChannelMove>(
      `insert into channel_move (channel, who, key, kind, unit, from_composition, to_composition, share, why)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${MOVE}`,
      [
        channel,
        request.who,
        request.key,
        request.kind,
        request.unit,
        from?.id ?? expected,
        to.id,
        request.share,
        request.why,
      ],
    );
    const [move] = moves;
    if (!move) throw new Error('The move was not kept.');
    return move;
  }

  /**
   * Removes a channel. Its history stays, and the next release that is promoted to it starts from live.
   * @returns false if it points at nothing.
   */
  async remove(
    name: string,
    { who, key, why }: { who: string; key: string | null; why: string },
  ): Promise<boolean> {
    return this.#store.tx(async (transaction) => {
      const { rows } = await transaction.query<{ composition: string | null; share: number | null }>(
        'select composition, share from channel where name = $1 for update',
        [name],
      );
      const { composition = null, share = null } = rows[0] ?? {};
      if (composition === null) return false;
      await transaction.query(
        'update channel set composition = null, share = null, follows = null, moved_at = now() where name = $1',
        [name],
      );
      await transaction.query(
        `insert into channel_move (channel, who, key, kind, from_composition, to_composition, share, why)
         values ($1, $2, $3, 'remove', $4, $4, $5, $6)`,
        [name, who, key, composition, share, why],
      );
      await announce(transaction);
      return true;
    });
  }

  /** Teams and operators that moved a channel; moves that follow live do not count. */
  async movers(name: string): Promise<string[]> {
    const { rows } = await this.#store.query<{ who: string }>(
      "select distinct who from channel_move where channel = $1 and kind <> 'follow'",
      [name],
    );
    return rows.map(({ who }) => who);
  }

  /** Moves of a channel, newest first. */
  async history(name: string, limit = 100): Promise<ChannelMove[]> {
    const { rows } = await this.#store.query<ChannelMove>(
      `select ${MOVE} from channel_move where channel = $1 order by id desc limit $2`,
      [name, limit],
    );
    return rows;
  }

  /** Units whose promotion or rollback ever led to a composition. */
  async unitsBehind(composition: string): Promise<string[]> {
    const { rows } = await this.#store.query<{ unit: string }>(
      `select distinct unit from channel_move
       where to_composition = $1 and unit is not null and from_composition is distinct from to_composition`,
      [composition],
    );
    return rows.map(({ unit }) => unit);
  }

  /** A composition by its id; null when no channel ever pointed at it. */
  async composition(id: string): Promise<KeptComposition | null> {
    return (await this.compositions([id])).get(id) ?? null;
  }

  /** Several compositions by their ids. */
  async compositions(ids: readonly string[]): Promise<Map<string, KeptComposition>> {
    const { rows } = await this.#store.query<{
      id: string;
      document: CompositionDocument;
      madeAt: Date;
      at: Date | null;
      who: string;
      why: string;
    }>(
      `select id, document, made_at as "madeAt", withdrawn_at as at, withdrawn_by as who, withdrawn_why as why
       from composition where id = any($1::text[])`,
      [ids],
    );
    return new Map(
      rows.map(({ id, document, madeAt, at, who, why }) => [
        id,
        { id, document, madeAt, withdrawn: at === null ? null : { at, who, why } },
      ]),
    );
  }

  /**
   * Takes a composition back for good: no channel may point at it again.
   * @param unless channels that must not point at it.
   * @returns false when there is no such composition.
   * @throws RegistryConflictError when one of those channels points at it.
   */
  async withdraw(
    id: string,
    { who, why, unless }: { who: string; why: string; unless: readonly string[] },
  ): Promise<boolean> {
    return this.#store.tx(async (transaction) => {
      // Channels first, as a move takes them, so that the two never wait for each other.
      const { rows: channels } = await transaction.query<{ name: string; composition: string | null }>(
        'select name, composition from channel order by name for update',
      );
      const { rowCount } = await transaction.query('select 1 from composition where id = $1 for update', [
        id,
      ]);
      if (rowCount === 0) return false;
      const pointing = channels
        .filter(({ name, composition }) => composition === id && unless.includes(name))
        .map(({ name }) => name);
      if (pointing.length > 0)
        throw new RegistryConflictError(
          'in-use',
          `${id} is what ${pointing.join(', ')} serves: roll back first.`,
        );
      await transaction.query(
        `update composition set withdrawn_at = now(), withdrawn_by = $2, withdrawn_why = $3
         where id = $1 and withdrawn_at is null`,
        [id, who, why],
      );
      await announce(transaction);
      return true;
    });
  }

  /**
   * Calls `handler` whenever a pointer moved, a composition was withdrawn or a release published, in whichever process, and after a lost
   * connection. @returns the way to stop.
   */
  watch(handler: () => void): Promise<() => Promise<void>> {
    return this.#store.listen(REGISTRY_CHANNEL, () => handler());
  }
}

const MOVE = `id, channel, at, who, key, kind, unit, from_composition as "from", to_composition as "to", share, why`;

/** Holds a channel until the transaction ends. @throws ChannelMovedError when it is not where it was seen. */
async function hold(db: Queryable, { channel, composition }: KnownPointer): Promise<void> {
  await db.query('insert into channel (name) values ($1) on conflict do nothing', [channel]);
  const { rows } = await db.query<{ composition: string | null }>(
    'select composition from channel where name = $1 for update',
    [channel],
  );
  if ((rows[0]?.composition ?? null) !== composition) throw new ChannelMovedError(channel);
}

async function keep(
  db: Queryable,
  { id, document }: { id: string; document: CompositionDocument },
): Promise<void> {
  await db.query('insert into composition (id, document) values ($1, $2) on conflict do nothing', [
    id,
    JSON.stringify(document),
  ]);
}
