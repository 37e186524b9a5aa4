/** The functions of the federation runtime that a host uses; the namespace would include all others. */
export { createInstance, getInstance, init } from '@module-federation/runtime';
