import type { SagaDeclaration, SliceDeclaration } from '@chamba/kernel/store';
import { copiesReducer } from '../copies/copies.slice.ts';
import { exportReducer } from '../export/export.slice.ts';
import { historyReducer } from '../history/history.slice.ts';
import { editSaga } from '../edit/edit.saga.ts';
import { editReducer, sectionSave } from '../model/edit.slice.ts';
import { pdaSummarySaga } from '../pda/summary.saga.ts';
import { pdaSummaryReducer } from '../pda/summary.slice.ts';
import { filesSaga } from '../files/files.saga.ts';
import { filesReducer } from '../files/files.slice.ts';
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
  { name: 'resumeHistory', reducer: historyReducer, life: 'page' },
  { name: 'resumeCopies', reducer: copiesReducer, life: 'page' },
  { name: 'resumePda', reducer: pdaSummaryReducer, life: 'page' },
  { name: 'resumeFiles', reducer: filesReducer, life: 'page' },
  { name: 'resumeExport', reducer: exportReducer, life: 'page' },
];
/** Those of the dialogs come with their code, see `../model/use-dialog-saga.ts`. */
export const editSagas: readonly SagaDeclaration[] = [
  { name: 'resume-edit', saga: editSaga, life: 'page' },
  { name: 'resume-pda', saga: pdaSummarySaga, life: 'page' },
  { name: 'resume-files', saga: filesSaga, life: 'page' },
];
