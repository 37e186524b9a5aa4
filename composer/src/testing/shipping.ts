import { generateKeys } from '@chamba/kernel/composition/signing';
import { z } from 'zod';
import { SiteClient } from '../site/site-client.ts';
import type { Signer } from '../site/team-key.ts';
import { publishRelease } from '../publish/publish.ts';
import { readRelease } from '../publish/read-release.ts';

const moveSchema = z.object({ from: z.string().nullable(), to: z.string() });

/** A move of a channel: ids of its compositions before and after. */
export type Move = z.infer<typeof moveSchema>;

/** Teams of a site, one for each unit, with their own signing keys. */
export class Shipping {
  readonly #site: string;
  readonly #operator: SiteClient;
  readonly #teams: ReadonlyMap<string, { signer: Signer; client: SiteClient }>;

  private constructor(site: string, operator: SiteClient, teams: Shipping['teams']) {
    this.#site = site;
    this.#operator = operator;
    this.#teams = teams;
  }

  /**
   * Creates a team for each unit and registers its key at the site.
   * @param site origin of the site.
   * @param key its operator key.
   */
  static async start(site: string, key: string, units: readonly string[]): Promise<Shipping> {
    const operator = new SiteClient({ site }, { operator: key });
    const teams = new Map<string, { signer: Signer; client: SiteClient }>();
    for (const unit of units) {
      const { privateKey, publicKey } = generateKeys();
      const team = `team-${unit}`;
      await operator.post('/admin/teams', { name: team, units: [unit], publicKey });
      const signer = { team, privateKey };
      teams.set(unit, { signer, client: new SiteClient({ site }, signer) });
    }
    return new Shipping(site, operator, teams);
  }

  /** The same teams at another process of the site. */
  at(site: string): Shipping {
    const teams = [...this.#teams].map(
      ([unit, { signer }]) => [unit, { signer, client: new SiteClient({ site }, signer) }] as const,
    );
    return new Shipping(site, this.#operator, new Map(teams));
  }

  get site(): string {
    return this.#site;
  }

  get teams(): ReadonlyMap<string, { signer: Signer; client: SiteClient }> {
    return this.#teams;
  }

  /** Signs a release folder and publishes it. */
  async publish(folder: string): Promise<void> {
    const built = readRelease(folder);
    const { signer, client } = this.#team(built.release.name);
    await publishRelease(built, { client, signer, onSent: () => undefined });
  }

  /** Promotes a published release on a channel, `live` by default. */
  async promote(unit: string, version: string, channel = 'live'): Promise<Move> {
    const why = `${unit} ${version}`;
    return moveSchema.parse(
      await this.#team(unit).client.post(`/admin/channels/${channel}/promote`, { unit, version, why }),
    );
  }

  /** Rolls a unit back to the previous release. */
  async rollback(unit: string, channel = 'live'): Promise<Move> {
    const why = `${unit} goes back`;
    return moveSchema.parse(
      await this.#team(unit).client.post(`/admin/channels/${channel}/rollback`, { unit, why }),
    );
  }

  /** Withdraws a composition, as the operator. */
  async withdraw(composition: string): Promise<void> {
    await this.#operator.post(`/admin/compositions/${composition}/withdraw`, { why: 'harmful' });
  }

  #team(unit: string): { signer: Signer; client: SiteClient } {
    const team = this.#teams.get(unit);
    if (!team) throw new Error(`no team ships ${unit}`);
    return team;
  }
}
