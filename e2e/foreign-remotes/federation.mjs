/** The settings that every tool's plugin takes: what is exposed, and what the page brings. */
const brought = { singleton: true, import: false, requiredVersion: false };

export const federation = {
  // The shell looks for a remote's container by name and version.
  name: 'mfe_account_9_9_9',
  filename: 'entry.js',
  exposes: { './remote': './src/remote.js' },
  shared: {
    react: brought,
    '@chamba/kernel/remote': brought,
    '@chamba/kernel/store': brought,
  },
  dts: false,
};
