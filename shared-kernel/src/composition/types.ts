import type { FooterKind, HeaderKind, PageAccess, PageCategory } from '../remote/types.ts';
import type { SlotName } from '../slots/contracts.ts';

/** A route as the page needs it: where it leads and what frame it wants, no code. */
export type RouteEntry = {
  id: string;
  path: string;
  category: PageCategory;
  access: PageAccess;
  header: HeaderKind;
  footer: FooterKind;
  slots: readonly SlotName[];
};

export type SlotEntry = { name: SlotName; version: number; server: boolean };

/** One unit of a composition, as the page sees it. */
export type UnitEntry = {
  version: string;
  /** Address of the release folder, with its trailing slash; may be on another origin. */
  base: string;
  /** File of the federation entry inside `base`. */
  entry: string;
  /** Subresource integrity of the entry; the entry carries that of its chunks. */
  integrity: string;
  /** Present when the entry is an ES module; missing for a script that defines the container. */
  type?: 'module';
  routes: readonly RouteEntry[];
  slots: readonly SlotEntry[];
};

/** Why what was asked for could not be had; the page's own words for it are the panel's. */
export type OverrideFailure = {
  /** Milliseconds that were waited. */
  waitedMs: number;
  /**
   * `timeout`: it took too long. `unreachable`: nothing answers at the address. `status`: it answered with the HTTP
   * status in `about`. `not-json`, `not-release`: its `release.json` is invalid. `other-unit`: it is a release of the unit
   * in `about`. `missing`: there is no such version. `refused`: the release is damaged or may not be used.
   */
  code:
    | 'timeout'
    | 'unreachable'
    | 'status'
    | 'not-json'
    | 'not-release'
    | 'other-unit'
    | 'missing'
    | 'refused';
  /** What the code is about, e.g. a status; missing where the code says it all. */
  about?: string;
  /** The same in English, with all details, for command line and logs. */
  reason: string;
};

/** What a tester put in the place of a unit that the channel serves. */
export type UnitOverride = {
  /**
   * `release`: a published version. `local`: a folder of the machine that serves the page. `address`: code from
   * anywhere else, run in the browser only.
   */
  kind: 'release' | 'local' | 'address';
  /** What was asked for: the version, the folder or the address. */
  wanted: string;
  /** Version that the channel serves. */
  replaces: string;
  /** Present when what was asked for could not be had: the channel's release stands in for it. */
  failure?: OverrideFailure;
};

/** The part of a composition that travels in the page: which units, at which release. */
export type PageComposition = {
  /** Content address of the composition document. */
  id: string;
  /** True when this is not what candidates get (a tester's choice, a named channel). */
  custom: boolean;
  /** Channel the page was asked from, e.g. `live`; missing for one that was named by its id. */
  channel?: string;
  /** By unit; only for testers. */
  overrides?: Readonly<Record<string, UnitOverride>>;
  units: Readonly<Record<string, UnitEntry>>;
};

/** The unit that is the host; every other is a remote. */
export const HOST_UNIT = 'shell';
