/** The registry of the platform: teams, releases, compositions and channels. */
import type { Store } from '@chamba/database';
import { Channels } from './channels.ts';
import { PublishedReleases } from './releases.ts';
import { Teams } from './teams.ts';
import { CanaryTrials } from './trials.ts';

export type { CanaryTrial } from './trials.ts';
export { ChannelMovedError, RegistryConflictError } from './types.ts';
export type {
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
  RegistryState,
  Team,
  TeamKey,
} from './types.ts';

/** Everything the gateway keeps in the database about who ships what. */
export type Registry = {
  teams: Pick<Teams, keyof Teams>;
  releases: Pick<PublishedReleases, keyof PublishedReleases>;
  channels: Pick<Channels, keyof Channels>;
  trials: Pick<CanaryTrials, keyof CanaryTrials>;
};

/** The registry over a database. */
export function createRegistry(store: Store): Registry {
  return {
    teams: new Teams(store),
    releases: new PublishedReleases(store),
    channels: new Channels(store),
    trials: new CanaryTrials(store),
  };
}
