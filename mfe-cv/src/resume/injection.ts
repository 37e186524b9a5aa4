import type { SagaDeclaration, SliceDeclaration } from '@chamba/kernel/store';
import { resumeSaga } from './resume.saga.ts';
import { resumeReducer } from './resume.slice.ts';

/** What showing a résumé adds to the store; page and slot bring the same. */
export const resumeSlices: readonly SliceDeclaration[] = [
  { name: 'resume', reducer: resumeReducer, life: 'page' },
];
export const resumeSagas: readonly SagaDeclaration[] = [{ name: 'resume', saga: resumeSaga, life: 'page' }];
