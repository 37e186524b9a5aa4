import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const pageWidthSlice = createSlice({
  name: 'pageWidth',
  initialState: { width: 0 },
  reducers: {
    pageWidthChanged: (_state, action: PayloadAction<number>) => ({ width: action.payload }),
  },
});
export const pageWidthReducer = pageWidthSlice.reducer;
/**
 * Keeps the width of the window, in CSS pixels.
 * @example store.dispatch(pageWidthChanged(window.innerWidth));
 */
export const { pageWidthChanged } = pageWidthSlice.actions;
