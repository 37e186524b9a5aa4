export { applyHeldSearch } from './apply-held.ts';
export { savedSearchHandlers } from './handlers.ts';
