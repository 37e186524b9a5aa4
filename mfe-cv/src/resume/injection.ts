import type { SagaDeclaration, SliceDeclaration } from '@chamba/kernel/store';
import { editSaga } from '../edit/edit.saga.ts';
import { editReducer, sectionSave } from '../model/edit.slice.ts';
import { resumeSaga } from './resume.saga.ts';
import { resumeReducer } from '../model/resume.slice.ts';

/** What showing a résumé adds to the store; page and slot bring the same. */
export const resumeSlices: readonly SliceDeclaration[] = [
  { name: 'resume', reducer: resumeReducer, life: 'page' },
];
export const resumeSagas: readonly SagaDeclaration[] = [{ name: 'resume', saga: resumeSaga, life: 'page' }];

/** What editing it adds to those. */
export const editSlices: readonly SliceDeclaration[] = [
  { name: 'resumeEdit', reducer: editReducer, life: 'page' },
  sectionSave.slice,
];
export const editSagas: readonly SagaDeclaration[] = [{ name: 'resume-edit', saga: editSaga, life: 'page' }];
