/** Teams that ship releases to a site, and releases for them: for tests and benches. */
export { reissue, type Reissue } from './reissue.ts';
export { Shipping, type Move } from './shipping.ts';
