import type { Artefact } from '../artefact.ts';
import { twins } from './change.ts';

const KERNEL = '@chamba/kernel/';

/** Changes the version of modules wherever the release names them. */
const move = (candidate: Artefact, side: 'shares' | 'needs', starts: string, version: string): void => {
  for (const versions of [candidate.draft.shared, candidate.contract[side]]) {
    for (const name of Object.keys(versions)) if (name.startsWith(starts)) versions[name] = version;
  }
};

/** Modules that the shell provides, and that remotes require. */
export const sharedModuleChanges = [
  ...twins('kernel-entry-dropped', 'shell', 'statically', {
    breaking: {
      what: 'no longer provides the storage entry of the kernel',
      apply: ({ draft, contract }) => {
        delete draft.shared[`${KERNEL}storage`];
        delete contract.shares[`${KERNEL}storage`];
      },
    },
    harmless: {
      what: 'provides one more entry of the kernel',
      apply: ({ draft, contract }) => {
        draft.shared[`${KERNEL}clock`] = contract.shares[`${KERNEL}router`] ?? '0.1.0';
        contract.shares[`${KERNEL}clock`] = contract.shares[`${KERNEL}router`] ?? '0.1.0';
      },
    },
  }),
  ...twins('kernel-entry-needed', 'mfe-search', 'statically', {
    breaking: {
      what: 'needs an entry of the kernel that the shell does not provide',
      apply: ({ draft, contract }) => {
        draft.shared[`${KERNEL}clock`] = '0.1.0';
        contract.needs[`${KERNEL}clock`] = '0.1.0';
      },
    },
    harmless: {
      what: 'no longer needs an entry that the shell provides',
      apply: ({ contract }) => {
        delete contract.needs[`${KERNEL}storage`];
      },
    },
  }),
  ...twins('shared-major-moved-by-the-shell', 'shell', 'statically', {
    breaking: {
      what: 'provides the next major version of react',
      apply: (candidate) => move(candidate, 'shares', 'react', '20.0.0'),
    },
    harmless: {
      what: 'provides the next minor version of react',
      apply: (candidate) => move(candidate, 'shares', 'react', '19.4.0'),
    },
  }),
  ...twins('shared-major-of-the-remote', 'mfe-account', 'statically', {
    breaking: {
      what: 'was built with the previous major version of react',
      apply: (candidate) => move(candidate, 'needs', 'react', '18.3.1'),
    },
    harmless: {
      what: 'was built with an earlier patch of react',
      apply: (candidate) => move(candidate, 'needs', 'react', '19.3.0'),
    },
  }),
  ...twins('shared-minor-too-new', 'mfe-account', 'statically', {
    breaking: {
      what: 'was built with a minor version of react that the shell does not provide yet',
      apply: (candidate) => move(candidate, 'needs', 'react', '19.5.0'),
    },
    harmless: {
      what: 'was built with an earlier minor version of react',
      apply: (candidate) => move(candidate, 'needs', 'react', '19.2.1'),
    },
  }),
  ...twins('kernel-range-not-met', 'mfe-apply', 'statically', {
    breaking: {
      what: 'runs on future kernels only',
      apply: (candidate) => {
        candidate.draft.kernel = '>=0.2.0 <0.4.0';
        move(candidate, 'needs', KERNEL, '0.2.0');
      },
    },
    harmless: {
      what: 'runs on one more kernel version',
      apply: ({ draft }) => {
        draft.kernel = '>=0.0.0 <0.3.0';
      },
    },
  }),
  ...twins('kernel-moved-by-the-shell', 'shell', 'statically', {
    breaking: {
      what: 'provides a kernel two minor versions newer',
      apply: (candidate) => move(candidate, 'shares', KERNEL, '0.3.0'),
    },
    harmless: {
      what: 'provides the next minor version of the kernel',
      apply: (candidate) => move(candidate, 'shares', KERNEL, '0.2.0'),
    },
  }),
];
