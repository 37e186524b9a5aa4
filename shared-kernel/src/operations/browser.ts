/** All that the first call of a page needs. Loaded lazily by the client: nothing else may import this. */
export { changeKey } from '../api/change-keys.ts';
export { readAnswer, transportFailure } from '../api/read-answer.ts';
export { wireRequest } from '../api/wire-request.ts';
export { calls } from './calls.ts';
