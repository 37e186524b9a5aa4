import type { SagaDeclaration, SliceDeclaration } from '@chamba/kernel/store';
import { applyReducer } from './apply.slice.ts';
import { applySession } from './session.saga.ts';

/** What applying adds to the store for the whole session. */
export const applySlices: readonly SliceDeclaration[] = [
  { name: 'apply', reducer: applyReducer, life: 'session' },
];

export const applySagas: readonly SagaDeclaration[] = [
  { name: 'apply', saga: applySession, life: 'session' },
];
