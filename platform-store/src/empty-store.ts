import type { PlatformStore } from './platform-store.ts';
import type { Registry } from './registry/index.ts';

/** Null object for a gateway without a database: it has no entries, stores nothing and never changes. */
export function emptyPlatformStore(): PlatformStore {
  return {
    registry: emptyRegistry(),
    vitals: {
      note: () => undefined,
      status: (since) => Promise.resolve({ since, units: {} }),
      totals: () => Promise.resolve([]),
    },
    close: () => Promise.resolve(),
  };
}

function emptyRegistry(): Registry {
  const refuse = (): Promise<never> =>
    Promise.reject(new Error('This gateway has no database for teams, releases and channels.'));
  return {
    teams: {
      list: () => Promise.resolve([]),
      create: refuse,
      setUnits: refuse,
      addKey: refuse,
      revokeKey: () => Promise.resolve(null),
      key: () => Promise.resolve(null),
      findOwner: () => Promise.resolve(null),
      useNonce: refuse,
    },
    releases: {
      list: () => Promise.resolve([]),
      find: () => Promise.resolve(null),
      add: refuse,
      noteVerification: refuse,
      collect: refuse,
      requireFiles: () => Promise.resolve(),
      restore: refuse,
      announce: refuse,
    },
    channels: {
      state: () => Promise.resolve({ channels: [], withdrawn: [] }),
      find: () => Promise.resolve(null),
      move: refuse,
      remove: () => Promise.resolve(false),
      movers: () => Promise.resolve([]),
      history: () => Promise.resolve([]),
      unitsBehind: () => Promise.resolve([]),
      composition: () => Promise.resolve(null),
      compositions: () => Promise.resolve(new Map()),
      withdraw: () => Promise.resolve(false),
      watch: () => Promise.resolve(() => Promise.resolve()),
    },
    trials: {
      list: () => Promise.resolve([]),
      begin: refuse,
      claim: () => Promise.resolve(null),
      hold: refuse,
      save: refuse,
      end: () => Promise.resolve(),
    },
  };
}
