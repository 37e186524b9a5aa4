/** What every call of a page needs, beside the operations of its group. Loaded lazily by the client: nothing else may import this. */
export { changeKey } from '../api/change-keys.ts';
export { readAnswer, transportFailure } from '../api/read-answer.ts';
export { wireRequest } from '../api/wire-request.ts';
