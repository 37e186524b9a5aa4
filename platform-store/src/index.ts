/** What the platform keeps in the database: who ships what, and how releases do on visitors' pages. */
export { emptyPlatformStore } from './empty-store.ts';
export { openPlatformStore } from './platform-store.ts';
export type { PlatformStore } from './platform-store.ts';
export { ChannelMovedError, RegistryConflictError } from './registry/index.ts';
export type {
  CanaryTrial,
  Channel,
  ChannelMove,
  CollectableRelease,
  CompositionDocument,
  KeptComposition,
  KnownKey,
  KnownPointer,
  MoveKind,
  MoveRequest,
  PublishedRelease,
  Registry,
  RegistryState,
  Team,
  TeamKey,
} from './registry/index.ts';
export type { PageFigures, PlatformStatus, ReleaseTotals, VersionStatus } from './vitals/index.ts';
