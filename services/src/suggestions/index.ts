export { suggestionHandlers } from './handlers.ts';
