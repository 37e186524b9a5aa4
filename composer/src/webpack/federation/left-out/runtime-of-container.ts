/** The function of the federation runtime that a container uses; the namespace would include all others. */
export { init } from '@module-federation/runtime';
