import { useAppDispatch, useChambaStore } from '@chamba/kernel/store';
import { isDesktop } from '@chamba/kernel/viewport';
import { editOpened, sectionSave } from '../model/edit.slice.ts';
import { selectResume } from '../model/resume.slice.ts';
import { partRevision, type Part } from '../model/rows.ts';

type OpenEdit = (part: Part, id: string | null, options?: { listed?: boolean; quiet?: true }) => void;

/** Opens a part for editing, from the save that the page shows. */
export function useOpenEdit(): OpenEdit {
  const dispatch = useAppDispatch();
  const store = useChambaStore();
  return (part, id, { listed = id === null, quiet } = {}) => {
    const { candidate, resume } = selectResume(store.getState());
    if (!candidate || !resume) return;
    const revision = partRevision({ candidate, resume }, part);
    dispatch(sectionSave.reset());
    dispatch(editOpened({ part, id, listed, revision, ...(quiet && { quiet }) }));
  };
}

/** Ids of the buttons that the focus comes back to. */
export const addId = (part: Part): string => `cv-add-${part}`;
export const rowId = (part: Part, id: string): string => `cv-edit-${part}-${id}`;

/** Whether the form of an element is a sheet over the page, as on phones. Asked in browsers only. */
export const editsInSheet = (): boolean => !isDesktop();
