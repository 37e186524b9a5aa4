import { federation as plugin } from '@module-federation/vite';
import { build as vite } from 'vite';
import { federation } from './federation.mjs';

/** Builds the remote with Vite into a folder; its entry is an ES module. */
export const build = (output) =>
  vite({
    root: import.meta.dirname,
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [plugin(federation)],
    build: {
      outDir: output,
      emptyOutDir: true,
      target: 'esnext',
      rollupOptions: { input: './src/remote.js' },
    },
  });
