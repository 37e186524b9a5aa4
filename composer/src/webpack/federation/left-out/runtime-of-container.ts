/** The function of the federation runtime that a container uses; its others would come along with the namespace. */
export { init } from '@module-federation/runtime';
