/** A remote mounted in a page that is not the product's shell. */
export { createStandalone, StandaloneFailure } from './standalone.tsx';
