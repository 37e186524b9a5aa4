export { ErrorState, FAILURE_TEXTS, type ErrorStateProps } from './error-state.tsx';
