import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { federation } from './federation.mjs';
import { packed } from './packed.mjs';

/** Builds the remote with Rspack into a folder. */
export const build = (output) => packed(rspack, new ModuleFederationPlugin(federation), output);
