/** Compositions: which release of each unit a page is made of, and who owns a route or slot in it. */
export { containerName } from './container-name.ts';
export { findFiller, matchesPattern, matchRoute, type RouteMatch } from './match.ts';
export {
  HOST_UNIT,
  type OverrideFailure,
  type PageComposition,
  type RouteEntry,
  type SlotEntry,
  type UnitEntry,
  type UnitOverride,
} from './types.ts';
export type { BootPayload, RenderedPage, RenderInput, RenderOutput, ShellServer } from './render.ts';
