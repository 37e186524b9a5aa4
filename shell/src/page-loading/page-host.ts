import { findFiller, HOST_UNIT, type PageComposition, type RouteMatch } from '@chamba/kernel/composition';
import type { Remote, RemoteModule } from '@chamba/kernel/remote';
import type { LoadedFiller, SlotHost, SlotName } from '@chamba/kernel/slots';
import type { ChambaStore, Injection } from '@chamba/kernel/store';

/** Loads a unit's `./remote`; on the server from the gateway, in the browser through federation. */
export type LoadRemote = (unit: string) => Promise<RemoteModule>;

/** A filler's code asked for a slot its remote does not declare: composition and release disagree. */
class SlotMismatchError extends Error {
  override name = 'SlotMismatchError';
}

/** What one page needs of its surroundings: the composition, the store and the code of units and slots. */
export class PageHost implements SlotHost {
  readonly composition: PageComposition;
  readonly store: ChambaStore;
  private readonly loadRemote: LoadRemote;
  private readonly fillers = new Map<SlotName, { filler: LoadedFiller; injection: Injection }>();

  constructor(composition: PageComposition, store: ChambaStore, loadRemote: LoadRemote) {
    this.composition = composition;
    this.store = store;
    this.loadRemote = loadRemote;
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
    const remote = await this.remote(found.unit);
    const declared = remote.slots?.[name];
    if (!declared) throw new SlotMismatchError(`${found.unit} does not fill ${name}`);
    const module = await declared.component();
    const injection = { owner: found.unit, slices: module.slices ?? [], sagas: module.sagas ?? [] };
    this.store.inject(injection);
    const version = this.composition.units[found.unit]?.version ?? '';
    const filler = { unit: found.unit, version, Component: module.default } as LoadedFiller;
    this.fillers.set(name, { filler, injection });
    return filler;
  };

  /** The remote's declaration, its session-long slices and sagas injected. */
  async remote(unit: string): Promise<Remote> {
    const { default: remote } = await this.loadRemote(unit);
    this.store.inject({ owner: unit, slices: remote.slices ?? [], sagas: remote.sagas ?? [] });
    return remote;
  }

  /** Loads the slots a page shows from its first moment; one that does not load leaves its fallback. */
  async loadPageSlots({ route }: RouteMatch): Promise<SlotName[]> {
    const wanted = new Set<SlotName>(route.slots);
    if (route.header === 'search') wanted.add('header.search');
    const serverSlots = [...wanted].filter((name) => findFiller(this.composition, name)?.entry.server);
    const results = await Promise.allSettled(serverSlots.map((name) => this.load(name)));
    return serverSlots.filter((_, index) => results[index]?.status === 'fulfilled');
  }

  /** What of the slots must survive leaving a page. */
  slotInjections(): Injection[] {
    return [...this.fillers.values()].map(({ injection }) => injection);
  }

  /** Version of a unit in this composition, for reports. */
  versionOf(unit: string): string {
    return this.composition.units[unit]?.version ?? this.composition.units[HOST_UNIT]?.version ?? '';
  }
}
