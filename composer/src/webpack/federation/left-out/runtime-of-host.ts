/** The functions of the federation runtime that a host uses; its others would come along with the namespace. */
export { createInstance, getInstance, init } from '@module-federation/runtime';
