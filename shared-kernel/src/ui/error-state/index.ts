export { failureHead } from './failure-head.ts';
export { ErrorState, FAILURE_TEXTS, type ErrorStateProps } from './error-state.tsx';
