export { savedSearchHandlers } from './handlers.ts';
