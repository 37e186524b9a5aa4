import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TogglesState } from '../core-state.ts';

const initialState: TogglesState = {
  loaded: false,
  calcISR: false,
  kratosAuth: false,
  verifyByCode: false,
  disableRefreshToken: false,
  alert: null,
};

const togglesSlice = createSlice({
  name: 'toggles',
  initialState,
  reducers: {
    togglesLoaded: (_state, action: PayloadAction<TogglesState>) => action.payload,
  },
});
export const togglesReducer = togglesSlice.reducer;
/**
 * Keeps the switches of the site.
 * @example store.dispatch(togglesLoaded({ ...selectToggles(store.getState()), loaded: true, calcISR: true }));
 */
export const { togglesLoaded } = togglesSlice.actions;
