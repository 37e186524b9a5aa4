/** What every call of a page needs, beside the operations of its group. Loaded lazily by the client: nothing else may import this. */
export { changeKey } from './change-keys.ts';
export { readAnswer, transportFailure } from './read-answer.ts';
export { wireRequest } from './wire-request.ts';
