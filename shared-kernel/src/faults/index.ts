/**
 * Faults made on purpose, to see that the rest of a page outlives them: a unit that does not load, throws at render,
 * throws in a saga, hangs on the server or answers slowly. Only compositions that are not a candidate's take them.
 */
import { createElement, type ComponentType } from 'react';
import type { Page, Remote, RemoteModule, RouteDeclaration, SlotFiller } from '../remote/types.ts';
import type { SlotName } from '../slots/contracts.ts';
import type { SagaDeclaration } from '../store/types.ts';

export const FAULT_KINDS = ['load', 'render', 'saga', 'hang', 'slow'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault and the unit that has it, as `?fault=<unit>:<kind>` names them. */
export type Fault = { unit: string; kind: FaultKind };

/** How long a slow unit takes, in ms. */
export const SLOW_MS = 3_000;

/** What a unit with a fault throws. */
export class MadeFault extends Error {
  override name = 'MadeFault';
}

/**
 * The fault an address asks for, or null.
 * @param search query of the address, with or without `?`.
 * @example readFault('?fault=mfe-search:render') // { unit: 'mfe-search', kind: 'render' }
 */
export function readFault(search: string): Fault | null {
  const [unit = '', wanted] = (new URLSearchParams(search).get('fault') ?? '').split(':');
  const kind = FAULT_KINDS.find((known) => known === wanted);
  return kind && /^[a-z][a-z0-9-]{0,63}$/.test(unit) ? { unit, kind } : null;
}

/**
 * A remote's module with a fault in it.
 * @param active whether the fault still stands; when it does not the module is as it was.
 * @example const module = faultyModule(await load(), 'render', () => readFault(location.search) !== null);
 */
export function faultyModule(
  module: RemoteModule,
  kind: 'render' | 'saga' | 'hang',
  active: () => boolean,
): RemoteModule {
  const { default: remote } = module;
  const withFault: Remote = {
    ...remote,
    ...(remote.sagas && kind === 'saga' ? { sagas: faultySagas(remote.sagas, active) } : {}),
    routes: remote.routes.map((route) => faultyRoute(route, kind, active)),
    slots: Object.fromEntries(
      Object.entries(remote.slots ?? {}).map(([name, filler]) => [
        name,
        faultyFiller(filler as SlotFiller<SlotName>, kind, active),
      ]),
    ),
  };
  return { ...module, default: withFault };
}

type Kind = 'render' | 'saga' | 'hang';

function faultyRoute(route: RouteDeclaration, kind: Kind, active: () => boolean): RouteDeclaration {
  return {
    ...route,
    page: async () => {
      const { default: page } = await route.page();
      return { default: faultyPage(page, kind, active) };
    },
  };
}

function faultyPage(page: Page, kind: Kind, active: () => boolean): Page {
  if (kind === 'saga') return { ...page, sagas: faultySagas(page.sagas ?? [], active) };
  return { ...page, Component: faultyComponent(page.Component, kind, active) };
}

function faultyFiller(filler: SlotFiller<SlotName>, kind: Kind, active: () => boolean): SlotFiller<SlotName> {
  return {
    ...filler,
    component: async () => {
      const loaded = await filler.component();
      if (kind === 'saga') return { ...loaded, sagas: faultySagas(loaded.sagas ?? [], active) };
      return { ...loaded, default: faultyComponent(loaded.default, kind, active) };
    },
  };
}

function faultyComponent<Props extends object>(
  component: ComponentType<Props>,
  kind: Kind,
  active: () => boolean,
): ComponentType<Props> {
  return function Faulty(props: Props) {
    if (active()) {
      if (kind === 'hang') hang();
      throw new MadeFault('thrown at render on purpose');
    }
    return createElement(component, props);
  };
}

function faultySagas(sagas: readonly SagaDeclaration[], active: () => boolean): SagaDeclaration[] {
  return sagas.map((declaration) => ({
    ...declaration,
    *saga() {
      if (active()) throw new MadeFault('thrown in a saga on purpose');
      yield* declaration.saga() as Generator;
    },
  }));
}

/** Never returns. Only for a render process: it is ended from outside. */
function hang(): never {
  for (;;);
}
