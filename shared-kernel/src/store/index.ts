/**
 * The shared store and the facade over the state libraries: the names below are all a remote may use of
 * redux, react-redux and redux-saga, and they are part of the kernel's contract.
 */
export { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
export type { PayloadAction } from '@reduxjs/toolkit';
export type { Action, Dispatch, Reducer } from 'redux';
export {
  actionChannel,
  all,
  call,
  cancel,
  cancelled,
  debounce,
  delay,
  fork,
  join,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'redux-saga/effects';
export { eventChannel } from 'redux-saga';
export { Provider } from 'react-redux';

export { createChambaStore } from './create-store.ts';
export { jobStatusRestored } from './core/job-status.slice.ts';
export { pageWidthChanged } from './core/page-width.slice.ts';
export { toastClosed, toastShown, toastUsed } from './core/toasts.slice.ts';
export { togglesLoaded } from './core/toggles.slice.ts';
export { useAppDispatch, useAppSelector, useChambaStore } from './hooks.ts';
export { lazySelector } from './lazy-selector.ts';
export { takeLoad, takeSubmission } from './loads.ts';
export { read } from '../saga-helpers/read.ts';
export { request } from '../saga-helpers/request.ts';
export { selectConfig, selectJobMark, selectJobStatus, selectToggles, selectToasts } from './selectors.ts';
export type { ChambaStore, Injection, Life, RootState, SagaDeclaration, SliceDeclaration } from './types.ts';
export type { CoreState, JobStatus, PublicConfig, Toast, TogglesState } from './core-state.ts';
