import { faultyModule, MadeFault, readFault, SLOW_MS, type Fault } from '@chamba/kernel/faults';
import type { LoadRemote } from '../page-loading/page-host.ts';

/**
 * Puts a fault into the loading of one unit. It stays until the page is used, so that what the page offers
 * then (a retry, a link) shows whether it recovers.
 */
export function withFault(loadRemote: LoadRemote, { unit: faulty, kind }: Fault): LoadRemote {
  let active = true;
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(type, () => (active = false), { capture: true, once: true });

  return async (unit) => {
    if (unit !== faulty) return loadRemote(unit);
    if (kind === 'load' && active) throw new MadeFault(`${unit} does not load on purpose`);
    if (kind === 'slow' && active) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const module = await loadRemote(unit);
    // A unit that hangs does so on the server alone: here it would take the whole tab with it.
    return kind === 'render' || kind === 'saga' ? faultyModule(module, kind, () => active) : module;
  };
}

/** The loader with the fault an address asks for; as it is when that asks for none. */
export function applyFault(search: string, loadRemote: LoadRemote): LoadRemote {
  const fault = readFault(search);
  return fault ? withFault(loadRemote, fault) : loadRemote;
}
