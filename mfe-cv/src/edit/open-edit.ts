import { useAppDispatch } from '@chamba/kernel/store';
import { editOpened, sectionSave } from '../model/edit.slice.ts';
import type { Part } from '../model/rows.ts';

/** Opens a part for editing, from the save that the page shows. */
export function useOpenEdit(revision: number): (part: Part, id: string | null, listed?: boolean) => void {
  const dispatch = useAppDispatch();
  return (part, id, listed = id === null) => {
    dispatch(sectionSave.reset());
    dispatch(editOpened({ part, id, listed, revision }));
  };
}

/** Ids of the buttons that the focus comes back to. */
export const addId = (part: Part): string => `cv-add-${part}`;
export const rowId = (part: Part, id: string): string => `cv-edit-${part}-${id}`;
