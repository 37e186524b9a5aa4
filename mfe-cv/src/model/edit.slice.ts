import {
  createAction,
  createSlice,
  lazySelector,
  toastClosed,
  type PayloadAction,
} from '@chamba/kernel/store';
import { createSubmission } from '@chamba/kernel/forms';
import { resumeRequested } from './requested.ts';
import { partRevision } from './rows.ts';
import { UNDO_TOAST } from './undo.ts';
import type { ListPart, OrderedPart, Part, Row, Shown, Texts } from './rows.ts';

/** What is open for editing. */
export type Editing = {
  part: Part;
  /** Element whose form is open, `NEW` for a further one; null while the list itself is edited. */
  id: string | null;
  /** Whether the list is edited, to which its forms lead back. */
  listed: boolean;
  /** The save that the form shows. */
  revision: number;
  /** The focus stays where it is: something else on the page takes it. */
  quiet?: true;
};

export type EditState = {
  editing: Editing | null;
  /** The résumé as somebody else has meanwhile saved it, where that is in the way of the open form. */
  newest: Shown | null;
  /** The element that was removed last, while that can be undone. */
  removed: { part: ListPart; row: Row } | null;
  /** Element whose form was closed last: the focus goes back to it. */
  left: string | null;
};

/** What the form of a part asks to save. */
export type SectionSave = { part: Part; id: string; texts: Texts; revision: number };

/** Sending of the open form. */
export const sectionSave = createSubmission<SectionSave>('resumeSection');

/** Puts a list in another order. */
export const listOrdered = createAction<{ part: OrderedPart; ids: readonly string[] }>('resumeEdit/ordered');
/** Takes an element out. */
export const rowRemoved = createAction<{ part: ListPart; row: Row }>('resumeEdit/removed');
/** Puts the element back that was removed last. */
export const removalUndone = createAction<{ part: ListPart; row: Row }>('resumeEdit/undone');

const initialState: EditState = { editing: null, newest: null, removed: null, left: null };

/** The state once the open form is gone: its list, or the page. */
const closed = (state: EditState): EditState => {
  const { editing } = state;
  return {
    ...state,
    editing: editing?.listed && editing.id !== null ? { ...editing, id: null } : null,
    newest: null,
    left: editing?.id ?? null,
  };
};

const editSlice = createSlice({
  name: 'resumeEdit',
  initialState,
  reducers: {
    editOpened: (state, { payload }: PayloadAction<Editing>): EditState => ({
      ...state,
      editing: payload,
      newest: null,
      removed: null,
    }),
    editClosed: closed,
    conflictFound: (state, { payload }: PayloadAction<Shown>): EditState => ({ ...state, newest: payload }),
    /** The open form goes on from what was saved elsewhere. @param payload the element, as it is there now. */
    conflictSettled: (state, { payload: id }: PayloadAction<string>): EditState => ({
      ...state,
      newest: null,
      editing: state.editing && {
        ...state.editing,
        id,
        revision: state.newest ? partRevision(state.newest, state.editing.part) : state.editing.revision,
      },
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(rowRemoved, (state, { payload }): EditState => ({ ...state, removed: payload, left: null }))
      .addCase(removalUndone, (state, { payload }): EditState => ({
        ...state,
        removed: null,
        left: payload.row.id,
      }))
      .addCase(toastClosed, (state, { payload }): EditState =>
        payload === UNDO_TOAST && state.removed ? { ...state, removed: null } : state,
      )
      .addCase(sectionSave.finished().type, closed)
      .addCase(resumeRequested, () => initialState);
  },
});

export const editReducer = editSlice.reducer;
export const { editOpened, editClosed, conflictFound, conflictSettled } = editSlice.actions;

/** What is being edited. */
export const selectEdit = lazySelector(editSlice);
