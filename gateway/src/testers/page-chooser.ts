/** Chooses the composition of a page: what candidates are served, or a tester's choice. */
import type { UnitOverride } from '@chamba/kernel/composition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompositionConflictError, type Composition } from '../composition/compose.ts';
import { applyOverrides, type OverrideReleases } from '../overrides/apply-overrides.ts';
import type { OverrideSetting } from '../overrides/override-settings.ts';
import { CLEARING_VALUES, readChoice } from './choice.ts';
import { conflictText } from './conflict-text.ts';
import { RefusedReleaseError } from '../releases/port.ts';
import { hiddenName } from '../session/cookies.ts';
import type { TesterLinks } from './tester-links.ts';

/** Cookie of testers; see `hiddenName`. */
export const TESTER_COOKIE = 'tester';

/** Cookie that stores a tester's choice for the following page loads; it ends with the browser's session. */
export const CHOICE_COOKIE = 'composition';

export type PageChoice = {
  composition: Composition;
  /** Whether the page is a tester's, who may open the composition panel. */
  testers: boolean;
  /** Whether any address may override a unit. */
  allowOverrides: boolean;
};

/** The choice cannot be shown; `reasons` say why, in Spanish, for testers. */
export type PageRefusal = { status: number; title: string; reasons: readonly string[] };

/** Published compositions, channels and releases. */
export type PublishedCompositions = Pick<OverrideReleases, 'version'> & {
  /** A composition by its id; null if it was never published, or was withdrawn. */
  composition: (id: string) => Promise<Composition | null>;
  /** The composition of a channel; null if there is no such channel. */
  channel: (name: string) => Promise<Composition | null>;
};

export type PageChooserOptions = {
  /** What this browser is served without a choice. */
  served: (request: FastifyRequest, reply: FastifyReply) => Promise<Composition>;
  /** The same without the overrides of the gateway's settings; missing if there are none. */
  manifest?: () => Promise<Composition>;
  published: PublishedCompositions;
  /** Null if the site has no testers. */
  links: TesterLinks | null;
  allowOverrides: boolean;
  origin: string;
  /** Whether cookies are restricted to https. */
  secure: boolean;
};

/**
 * Chooses the composition of each page. A browser that is not a tester's is served the public one, whatever it asks
 * for.
 */
export class PageChooser {
  readonly #options: PageChooserOptions;

  constructor(options: PageChooserOptions) {
    this.#options = options;
  }

  /** Whether a request is a tester's. */
  isTester(request: FastifyRequest): boolean {
    const { links, allowOverrides, secure } = this.#options;
    return (
      allowOverrides || links?.read(request.cookies[hiddenName(TESTER_COOKIE, secure)])?.state === 'valid'
    );
  }

  /** The composition of a page. Sets the cookie that stores a tester's choice. */
  async choose(request: FastifyRequest, reply: FastifyReply): Promise<PageChoice | PageRefusal> {
    const { manifest, allowOverrides } = this.#options;
    const composition = await this.#served(request, reply);
    if ('status' in composition) return composition;
    if (!this.isTester(request)) return { composition, testers: false, allowOverrides: false };
    const asked = askedIn(request);
    const remembered = request.cookies[CHOICE_COOKIE];
    const text = asked ?? remembered;
    // Without overrides in the settings there is nothing to take back.
    if (text === undefined || (CLEARING_VALUES.includes(text) && !manifest)) {
      if (asked !== undefined && remembered !== undefined) this.#remember(reply, null);
      return { composition: asTester(composition, composition), testers: true, allowOverrides };
    }
    // A link on another site must not be able to run its code here.
    const lured = asked !== undefined && request.headers['sec-fetch-site'] === 'cross-site';
    const found =
      lured && namesAddress(text)
        ? refuse(403, 'Esta liga trae código de otra dirección. Si la esperabas, pégala tú en la barra.')
        : await this.#find(text, composition, manifest ? await manifest() : composition);
    const refused = 'status' in found;
    if (asked !== undefined) this.#remember(reply, refused ? null : text);
    if (!refused) return { composition: found, testers: true, allowOverrides };
    if (asked !== undefined) return found;
    // The earlier choice no longer exists: the page is served without it.
    this.#remember(reply, null);
    return { composition: asTester(composition, composition), testers: true, allowOverrides };
  }

  /** What the browser is served by default. An address in the settings may serve other code at any moment. */
  async #served(request: FastifyRequest, reply: FastifyReply): Promise<Composition | PageRefusal> {
    try {
      return await this.#options.served(request, reply);
    } catch (error) {
      return conflictRefusal(error);
    }
  }

  /** @param text the choice. @param served with the overrides of the settings; `manifest` is without them. */
  async #find(text: string, served: Composition, manifest: Composition): Promise<Composition | PageRefusal> {
    const { published } = this.#options;
    if (CLEARING_VALUES.includes(text)) return asTester(manifest, manifest);
    const choice = readChoice(text);
    if ('fault' in choice) return refuse(400, choice.fault);
    if (choice.kind === 'composition') {
      const own = [served, manifest].find(({ page }) => page.id === choice.id);
      const found = own ?? (await published.composition(choice.id));
      return found
        ? asTester(found, manifest)
        : refuse(404, `La composición ${choice.id} no existe o fue retirada.`);
    }
    if (choice.kind === 'channel') {
      const found = await published.channel(choice.name);
      return found ? asTester(found, manifest) : refuse(404, `El canal “${choice.name}” no existe.`);
    }
    return this.#withUnits(choice.overrides, served, manifest);
  }

  async #withUnits(
    overrides: readonly OverrideSetting[],
    served: Composition,
    manifest: Composition,
  ): Promise<Composition | PageRefusal> {
    const { published, allowOverrides, origin } = this.#options;
    // Folders are named by the settings only; the panel repeats them when it changes another unit.
    const unknown = overrides.some(
      (override) =>
        (override.kind === 'local' && findFolder(served, override.unit) !== override.folder) ||
        (override.kind === 'address' && !allowOverrides),
    );
    if (unknown) {
      return refuse(
        403,
        'Este sitio solo acepta versiones publicadas. Usa “chamba compose” para probar otra dirección.',
      );
    }
    try {
      const releases: OverrideReleases = {
        version: (unit, version) => published.version(unit, version),
        local: (unit, folder) => {
          const stored = served.releases.get(unit);
          if (stored) return Promise.resolve(stored);
          return Promise.reject(new RefusedReleaseError(`${folder} holds no release of ${unit}`, 'missing'));
        },
      };
      const composed = await applyOverrides(manifest, overrides, releases, origin);
      const failed = overrides
        .map(({ unit }): [string, UnitOverride | undefined] => [unit, composed.page.overrides?.[unit]])
        .filter(([, override]) => override?.failure && override.kind === 'release');
      if (failed.length === 0) return composed;
      return refuse(
        404,
        ...failed.map(([unit, override]) =>
          override?.failure?.code === 'missing'
            ? `No hay una versión ${override.wanted} de ${unit}.`
            : `La versión ${override?.wanted} de ${unit} no se puede usar: está dañada o no se pudo traer.`,
        ),
      );
    } catch (error) {
      return conflictRefusal(error);
    }
  }

  #remember(reply: FastifyReply, choice: string | null): void {
    const options = { path: '/', sameSite: 'lax', secure: this.#options.secure, httpOnly: true } as const;
    if (choice === null) reply.clearCookie(CHOICE_COOKIE, options);
    else reply.setCookie(CHOICE_COOKIE, choice, options);
  }
}

/** Whether a choice requests code from an address, in any of the accepted notations. */
function namesAddress(text: string): boolean {
  const choice = readChoice(text);
  return 'overrides' in choice && choice.overrides.some(({ kind }) => kind === 'address');
}

/** The choice in the address; undefined if there is none. */
function askedIn(request: FastifyRequest): string | undefined {
  const query = new URLSearchParams(request.url.split(/\?(.*)/s, 2)[1] ?? '');
  const composition = query.get('composition')?.trim();
  if (composition !== undefined) return composition;
  const channel = query.get('channel')?.trim();
  if (channel === undefined || CLEARING_VALUES.includes(channel)) return channel;
  return `channel:${channel}`;
}

/** The folder that the settings use as override of a unit. */
function findFolder({ page }: Composition, unit: string): string | undefined {
  const override = page.overrides?.[unit];
  return override?.kind === 'local' ? override.wanted : undefined;
}

const testersPages = new WeakMap<Composition, WeakMap<Composition, Composition>>();

/**
 * A composition in a tester's page, which lists the units that differ from the public ones. The same object for the
 * same compositions, so that caches keyed by object work.
 */
function asTester(chosen: Composition, manifest: Composition): Composition {
  const made = testersPages.get(chosen)?.get(manifest);
  if (made) return made;
  const overrides: Record<string, UnitOverride> = {};
  for (const [unit, { version, base }] of Object.entries(chosen.page.units)) {
    const usual = manifest.page.units[unit];
    if (usual?.base !== base)
      overrides[unit] = { kind: 'release', wanted: version, replaces: usual?.version ?? '' };
  }
  const custom = chosen.page.id !== manifest.page.id || chosen.page.custom;
  const composition = {
    ...chosen,
    page: { ...chosen.page, custom, overrides: { ...overrides, ...chosen.page.overrides } },
  };
  testersPages.set(
    chosen,
    (testersPages.get(chosen) ?? new WeakMap<Composition, Composition>()).set(manifest, composition),
  );
  return composition;
}

/** @throws the error, if it is not a composition conflict. */
function conflictRefusal(error: unknown): PageRefusal {
  if (!(error instanceof CompositionConflictError)) throw error;
  return {
    status: 409,
    title: 'Estas versiones no pueden ir juntas',
    reasons: error.findings.map(conflictText),
  };
}

function refuse(status: number, ...reasons: string[]): PageRefusal {
  return { status, title: 'No se puede mostrar lo que pediste', reasons };
}
