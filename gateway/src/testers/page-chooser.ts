/** Which composition a page is made of: what candidates get, or what a tester asked for. */
import type { UnitOverride } from '@chamba/kernel/composition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompositionConflictError, type Composition } from '../composition/compose.ts';
import { applyOverrides, type OverrideReleases } from '../overrides/apply-overrides.ts';
import { readChoice, writeChoice, type Choice } from './choice.ts';
import type { TesterLinks } from './tester-links.ts';

/** Cookie of testers. */
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
    const { links, allowOverrides } = this.#options;
    return allowOverrides || links?.read(request.cookies[TESTER_COOKIE])?.state === 'valid';
  }

  /** The composition of a page. Sets the cookie that keeps a tester's choice. */
  async choose(request: FastifyRequest, reply: FastifyReply): Promise<PageChoice | PageRefusal> {
    const { served, allowOverrides } = this.#options;
    const composition = await served(request, reply);
    if (!this.isTester(request)) return { composition, testers: false, allowOverrides: false };
    const base = {
      ...composition,
      page: { ...composition.page, overrides: composition.page.overrides ?? {} },
    };
    const plain: PageChoice = { composition: kept(base, composition), testers: true, allowOverrides };

    const asked = askedIn(request);
    const remembered = asked === null ? request.cookies[CHOICE_COOKIE] : undefined;
    const choice = readChoice(asked ?? remembered ?? '');
    if (asked !== null) this.#remember(reply, choice);
    if (choice === null) return plain;
    const found = 'fault' in choice ? refuse(400, choice.fault) : await this.#find(choice, composition);
    if ('status' in found && remembered !== undefined) {
      // What was chosen earlier is gone: the page goes on without it.
      this.#remember(reply, null);
      return plain;
    }
    return 'status' in found ? found : { composition: found, testers: true, allowOverrides };
  }

  async #find(choice: Choice, served: Composition): Promise<Composition | PageRefusal> {
    const { published, allowOverrides, origin } = this.#options;
    if (choice.kind === 'composition') {
      if (choice.id === served.page.id) return asTester(served, served);
      const found = await published.composition(choice.id);
      return found
        ? asTester(found, served)
        : refuse(404, `La composición ${choice.id} no existe o fue retirada.`);
    }
    if (choice.kind === 'channel') {
      const found = await published.channel(choice.name);
      return found ? asTester(found, served) : refuse(404, `El canal “${choice.name}” no existe.`);
    }
    if (!allowOverrides && choice.overrides.some(({ kind }) => kind !== 'release')) {
      return refuse(
        403,
        'Este sitio solo acepta versiones publicadas. Usa “chamba compose” para probar otra dirección.',
      );
    }
    try {
      const releases: OverrideReleases = {
        version: (unit, version) => published.version(unit, version),
        local: () => Promise.reject(new Error('a page names no folder')),
      };
      const composed = await applyOverrides(served, choice.overrides, releases, origin);
      const failed = choice.overrides
        .map(({ unit }): [string, UnitOverride | undefined] => [unit, composed.page.overrides?.[unit]])
        .filter(([, override]) => override?.failure && override.kind === 'release');
      if (failed.length === 0) return composed;
      return refuse(
        404,
        ...failed.map(([unit, override]) => `No hay una versión ${override?.wanted} de ${unit}.`),
      );
    } catch (error) {
      if (!(error instanceof CompositionConflictError)) throw error;
      return {
        status: 409,
        title: 'Estas versiones no pueden ir juntas',
        reasons: error.message.split('; '),
      };
    }
  }

  #remember(reply: FastifyReply, choice: Choice | { fault: string } | null): void {
    const options = { path: '/', sameSite: 'lax', secure: this.#options.secure, httpOnly: true } as const;
    if (choice === null || 'fault' in choice) reply.clearCookie(CHOICE_COOKIE, options);
    else reply.setCookie(CHOICE_COOKIE, writeChoice(choice), options);
  }
}

/** What the address asks for; null when it asks for nothing. */
function askedIn(request: FastifyRequest): string | null {
  const query = new URLSearchParams(request.url.split(/\?(.*)/s, 2)[1] ?? '');
  const composition = query.get('composition');
  if (composition !== null) return composition;
  const channel = query.get('channel');
  if (channel === null) return null;
  return channel === '' || channel === 'live' ? '' : `channel:${channel}`;
}

/** A whole other composition in a tester's page, which is told the units that are not those of everybody. */
function asTester(chosen: Composition, served: Composition): Composition {
  const overrides: Record<string, UnitOverride> = {};
  for (const [unit, { version, base }] of Object.entries(chosen.page.units)) {
    const usual = served.page.units[unit];
    if (usual?.base !== base)
      overrides[unit] = { kind: 'release', wanted: version, replaces: usual?.version ?? '' };
  }
  const custom = chosen.page.id !== served.page.id || chosen.page.custom;
  return {
    ...chosen,
    page: { ...chosen.page, custom, overrides: { ...overrides, ...chosen.page.overrides } },
  };
}

const testersPages = new WeakMap<Composition, Composition>();

/** The same tester's page for the same composition, so that what is kept by object is kept. */
function kept(made: Composition, composition: Composition): Composition {
  const known = testersPages.get(composition);
  if (known) return known;
  testersPages.set(composition, made);
  return made;
}

function refuse(status: number, ...reasons: string[]): PageRefusal {
  return { status, title: 'No se puede mostrar lo que pediste', reasons };
}
