/** Which composition a page is made of: what candidates get, or what a tester asked for. */
import type { UnitOverride } from '@chamba/kernel/composition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompositionConflictError, type Composition } from '../composition/compose.ts';
import { applyOverrides, type OverrideReleases } from '../overrides/apply-overrides.ts';
import type { OverrideSetting } from '../overrides/override-settings.ts';
import { NOTHING_CHOSEN, readChoice } from './choice.ts';
import { conflictText } from './conflict-text.ts';
import { RefusedReleaseError } from '../releases/port.ts';
import { hiddenName } from '../session/cookies.ts';
import type { TesterLinks } from './tester-links.ts';

/** Cookie of testers; see `hiddenName`. */
export const TESTER_COOKIE = 'tester';

/** Cookie that keeps a tester's choice for the loads that follow; it ends with the browser's session. */
export const CHOICE_COOKIE = 'composition';

export type PageChoice = {
  composition: Composition;
  /** Whether the page is a tester's, who may open the composition panel. */
  testers: boolean;
  /** Whether any address may stand in the place of a unit. */
  allowOverrides: boolean;
};

/** What was asked for cannot be shown; `reasons` say why, in Spanish, for testers. */
export type PageRefusal = { status: number; title: string; reasons: readonly string[] };

/** Published compositions, channels and releases. */
export type PublishedCompositions = Pick<OverrideReleases, 'version'> & {
  /** A composition by its id; null when it was never published, or was withdrawn. */
  composition: (id: string) => Promise<Composition | null>;
  /** What a channel serves; null when there is no such channel. */
  channel: (name: string) => Promise<Composition | null>;
};

export type PageChooserOptions = {
  /** What this browser gets when it asks for nothing. */
  served: (request: FastifyRequest, reply: FastifyReply) => Promise<Composition>;
  /** The same without what the gateway's settings put in the place of units; missing where they do not. */
  manifest?: () => Promise<Composition>;
  published: PublishedCompositions;
  /** Null where nobody can be told to be a tester. */
  links: TesterLinks | null;
  allowOverrides: boolean;
  origin: string;
  /** Whether cookies travel on https only. */
  secure: boolean;
};

/** Chooses for each page. A browser that is not a tester's gets what everybody gets, whatever it asks for. */
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

  /** The composition of a page. Sets the cookie that keeps a tester's choice. */
  async choose(request: FastifyRequest, reply: FastifyReply): Promise<PageChoice | PageRefusal> {
    const { manifest, allowOverrides } = this.#options;
    const composition = await this.#served(request, reply);
    if ('status' in composition) return composition;
    if (!this.isTester(request)) return { composition, testers: false, allowOverrides: false };
    const asked = askedIn(request);
    const remembered = request.cookies[CHOICE_COOKIE];
    const text = asked ?? remembered;
    // Without settings that put units in the place of others there is nothing to take back.
    if (text === undefined || (NOTHING_CHOSEN.includes(text) && !manifest)) {
      if (asked !== undefined && remembered !== undefined) this.#remember(reply, null);
      return { composition: asTester(composition, composition), testers: true, allowOverrides };
    }
    // Another site must not be able to run code of its own here by a link.
    const lured = asked !== undefined && request.headers['sec-fetch-site'] === 'cross-site';
    const found =
      lured && namesAddress(text)
        ? refuse(403, 'Esta liga trae código de otra dirección. Si la esperabas, pégala tú en la barra.')
        : await this.#find(text, composition, manifest ? await manifest() : composition);
    const refused = 'status' in found;
    if (asked !== undefined) this.#remember(reply, refused ? null : text);
    if (!refused) return { composition: found, testers: true, allowOverrides };
    if (asked !== undefined) return found;
    // What was chosen earlier is gone: the page goes on without it.
    this.#remember(reply, null);
    return { composition: asTester(composition, composition), testers: true, allowOverrides };
  }

  /** What the browser gets anyway. An address that the settings name may serve something else any moment. */
  async #served(request: FastifyRequest, reply: FastifyReply): Promise<Composition | PageRefusal> {
    try {
      return await this.#options.served(request, reply);
    } catch (error) {
      return conflictRefusal(error);
    }
  }

  /**
   * @param text what is asked for.
   * @param served with what the settings put in the place of units; `manifest` is without that.
   */
  async #find(text: string, served: Composition, manifest: Composition): Promise<Composition | PageRefusal> {
    const { published } = this.#options;
    if (NOTHING_CHOSEN.includes(text)) return asTester(manifest, manifest);
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
    // Folders are named by the settings alone; the panel names them again when it changes something else.
    const unknown = overrides.some(
      (override) =>
        (override.kind === 'local' && folderOf(served, override.unit) !== override.folder) ||
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

/** Whether a text asks for code of an address, in whichever of the ways of writing it that are understood. */
function namesAddress(text: string): boolean {
  const choice = readChoice(text);
  return 'overrides' in choice && choice.overrides.some(({ kind }) => kind === 'address');
}

/** What the address asks for; undefined when it asks for nothing. */
function askedIn(request: FastifyRequest): string | undefined {
  const query = new URLSearchParams(request.url.split(/\?(.*)/s, 2)[1] ?? '');
  const composition = query.get('composition')?.trim();
  if (composition !== undefined) return composition;
  const channel = query.get('channel')?.trim();
  if (channel === undefined || NOTHING_CHOSEN.includes(channel)) return channel;
  return `channel:${channel}`;
}

/** The folder that the settings put in the place of a unit. */
function folderOf({ page }: Composition, unit: string): string | undefined {
  const override = page.overrides?.[unit];
  return override?.kind === 'local' ? override.wanted : undefined;
}

const testersPages = new WeakMap<Composition, WeakMap<Composition, Composition>>();

/**
 * A composition in a tester's page, which is told the units that are not those of everybody. The same object for the
 * same compositions, so that what is kept by object is kept.
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

/** @throws the error, when it is none of releases that do not fit together. */
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
