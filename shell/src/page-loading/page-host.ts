import type { FragmentInstance } from 'react';
import { findFiller, HOST_UNIT, type PageComposition, type RouteMatch } from '@chamba/kernel/composition';
import type { PageCategory, Remote, RemoteModule } from '@chamba/kernel/remote';
import {
  slotContracts,
  type LoadedFiller,
  type PagePart,
  type SlotHost,
  type SlotName,
} from '@chamba/kernel/slots';
import type { ChambaStore, Injection } from '@chamba/kernel/store';
import { reportError, reportOnce } from '@chamba/kernel/telemetry';
import { loadCode } from './load-code.ts';

/** Loads a unit's `./remote`; on the server from the gateway, in the browser through federation. */
export type LoadRemote = (unit: string) => Promise<RemoteModule>;

/** A page that was shown, and since when in ms of the page's own clock. */
export type Visit = { unit: string; version: string; category: PageCategory; since: number };

/** A filler's code asked for a slot its remote does not declare: composition and release disagree. */
class SlotMismatchError extends Error {
  override name = 'SlotMismatchError';
}

/** A filler did not load in the time that its slot's contract gives it. */
class SlotLateError extends Error {
  override name = 'SlotLateError';
}

/** @throws SlotLateError when the filler takes longer than its slot's contract allows. */
async function inTime(filler: Promise<unknown>, name: SlotName): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new SlotLateError(`${name} did not load in time`));
    // A composition may have slots that are younger than this shell.
    timer = setTimeout(giveUp, Object.hasOwn(slotContracts, name) ? slotContracts[name].timeoutMs : 5_000);
  });
  await Promise.race([filler, late]).finally(() => clearTimeout(timer));
}

/** What one page needs of its surroundings: the composition, the store and the code of units and slots. */
export class PageHost implements SlotHost {
  readonly composition: PageComposition;
  readonly store: ChambaStore;
  /** Where units' parts are on the page; kept for testers only, else null. */
  readonly parts: ReadonlyMap<FragmentInstance, PagePart> | null = null;
  readonly mark?: (part: PagePart, instance: FragmentInstance) => () => void;
  /** The page that is shown; null before the first and on pages without a unit. */
  visit: Visit | null = null;
  /** Units whose code was asked for. */
  readonly loadedUnits = new Set<string>();
  private readonly loadRemote: LoadRemote;
  private readonly fillers = new Map<SlotName, { filler: LoadedFiller; injection: Injection }>();
  private readonly listeners = new Set<() => void>();

  constructor(
    composition: PageComposition,
    store: ChambaStore,
    loadRemote: LoadRemote,
    { marks = false }: { marks?: boolean } = {},
  ) {
    this.composition = composition;
    this.store = store;
    this.loadRemote = loadRemote;
    if (marks) {
      const parts = new Map<FragmentInstance, PagePart>();
      this.parts = parts;
      this.mark = (part, instance) => {
        parts.set(instance, part);
        return () => void parts.delete(instance);
      };
    }
  }

  loaded = (name: SlotName): LoadedFiller | null => this.fillers.get(name)?.filler ?? null;

  load = async (name: SlotName): Promise<LoadedFiller | null> => {
    const known = this.fillers.get(name);
    if (known) {
      this.store.inject(known.injection);
      return known.filler;
    }
    const found = findFiller(this.composition, name);
    if (!found) return null;
    const { unit } = found;
    const version = this.getVersion(unit);
    const module = await this.fillerCode(unit, name).catch((error: unknown) => {
      reportOnce({ unit, version, kind: 'load', detail: name, error });
      throw error;
    });
    const injection = { owner: unit, version, slices: module.slices ?? [], sagas: module.sagas ?? [] };
    this.store.inject(injection);
    const filler = { unit, version, Component: module.default } as LoadedFiller;
    this.fillers.set(name, { filler, injection });
    return filler;
  };

  private async fillerCode(unit: string, name: SlotName) {
    const { slots } = await this.remote(unit);
    const declared = slots?.[name];
    if (!declared) throw new SlotMismatchError(`${unit} does not fill ${name}`);
    return loadCode(async () => declared.component());
  }

  onLate = (name: SlotName): void => {
    const found = findFiller(this.composition, name);
    if (!found) return;
    const error = new SlotLateError(`${name} was given up`);
    reportError({
      unit: found.unit,
      version: this.getVersion(found.unit),
      kind: 'late',
      detail: name,
      error,
    });
  };

  onNavigation = (callback: () => void): (() => void) => {
    this.listeners.add(callback);
    return () => void this.listeners.delete(callback);
  };

  /** Announces that another page is shown. @param page its unit and category; null for a page without a unit. */
  navigated(page: { unit: string; category: PageCategory } | null): void {
    this.visit = page && { ...page, version: this.getVersion(page.unit), since: performance.now() };
    for (const listener of [...this.listeners]) listener();
  }

  /** The remote's declaration, its session-long slices and sagas injected. */
  async remote(unit: string): Promise<Remote> {
    const { default: remote } = await loadCode(() => this.loadRemote(unit));
    this.loadedUnits.add(unit);
    this.store.inject({
      owner: unit,
      version: this.getVersion(unit),
      slices: remote.slices ?? [],
      sagas: remote.sagas ?? [],
    });
    return remote;
  }

  /**
   * Loads the slots a page shows from its first moment. One that does not load, or not in its contract's time, leaves its
   * fallback and does not hold the page back.
   */
  async loadPageSlots({ route }: RouteMatch): Promise<SlotName[]> {
    const wanted = new Set<SlotName>(route.slots);
    if (route.header === 'search') wanted.add('header.search');
    const serverSlots = [...wanted].filter((name) => findFiller(this.composition, name)?.entry.server);
    const results = await Promise.allSettled(serverSlots.map((name) => inTime(this.load(name), name)));
    return serverSlots.filter((_, index) => results[index]?.status === 'fulfilled');
  }

  /** What of the slots must survive leaving a page. */
  slotInjections(): Injection[] {
    return [...this.fillers.values()].map(({ injection }) => injection);
  }

  /** Version of a unit in this composition, for reports. */
  getVersion(unit: string): string {
    return this.composition.units[unit]?.version ?? this.composition.units[HOST_UNIT]?.version ?? '';
  }
}
