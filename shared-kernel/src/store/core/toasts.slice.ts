import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../session/session.slice.ts';
import type { CoreState, Toast } from '../core-state.ts';

const initialState: CoreState['toasts'] = { items: [] };

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: (state, action: PayloadAction<Toast>) => ({
      items: [...state.items.filter((toast) => toast.id !== action.payload.id), action.payload],
    }),
    toastClosed: (state, action: PayloadAction<string>) => ({
      items: state.items.filter((toast) => toast.id !== action.payload),
    }),
  },
  // What failed, failed because the session was over already; what can be undone is the person's.
  extraReducers: (builder) =>
    void builder.addCase(sessionEnded, (state) => ({
      items: state.items.filter(({ kind, action }) => kind === 'status' && !action),
    })),
});
export const toastsReducer = toastsSlice.reducer;
/**
 * Shows a toast, in the place of one with the same id; takes one away.
 * @example
 * yield put(toastShown({ id: 'search-saved', kind: 'status', text: 'Guardamos tu búsqueda' }));
 * yield put(toastClosed('search-saved'));
 */
export const { toastShown, toastClosed } = toastsSlice.actions;

/**
 * The action of a toast was used; the payload is the toast's id. Whoever showed it listens.
 * @example
 * yield takeEvery(toastUsed.type, undo);
 */
export const toastUsed = createAction<string>('toasts/used');
