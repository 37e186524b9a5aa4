import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const pageWidthSlice = createSlice({
  name: 'pageWidth',
  initialState: { width: 0 },
  reducers: {
    pageWidthChanged: (_state, action: PayloadAction<number>) => ({ width: action.payload }),
  },
});
export const pageWidthReducer = pageWidthSlice.reducer;
export const { pageWidthChanged } = pageWidthSlice.actions;
