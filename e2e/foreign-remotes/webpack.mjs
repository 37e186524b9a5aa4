import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { federation } from './federation.mjs';
import { packed } from './packed.mjs';

/** Builds the remote with webpack into a folder. */
export const build = (output) => packed(webpack, new ModuleFederationPlugin(federation), output);
