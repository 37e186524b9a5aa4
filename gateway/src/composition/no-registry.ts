import type { Registry } from '@chamba/services';

/** The registry of a gateway without a database: nothing is known, nothing is kept, nothing ever changes. */
export function noRegistry(): Registry {
  const refuse = (): Promise<never> =>
    Promise.reject(new Error('This gateway has no database to keep teams, releases and channels in.'));
  return {
    teams: {
      list: () => Promise.resolve([]),
      create: refuse,
      setUnits: refuse,
      addKey: refuse,
      revokeKey: () => Promise.resolve(null),
      key: () => Promise.resolve(null),
      ownerOf: () => Promise.resolve(null),
      useNonce: refuse,
    },
    releases: {
      list: () => Promise.resolve([]),
      find: () => Promise.resolve(null),
      add: refuse,
      announce: refuse,
    },
    channels: {
      state: () => Promise.resolve({ channels: [], withdrawn: [] }),
      find: () => Promise.resolve(null),
      move: refuse,
      history: () => Promise.resolve([]),
      unitsBehind: () => Promise.resolve([]),
      composition: () => Promise.resolve(null),
      compositions: () => Promise.resolve(new Map()),
      withdraw: () => Promise.resolve(false),
      watch: () => Promise.resolve(() => Promise.resolve()),
    },
  };
}
