import { isRecord, isText, readTab, removeTab, writeTab } from '@chamba/kernel/storage';

/** A search that is being changed: its next results can be put in its place. */
export type EditedSearch = { id: string; name: string };

const KEY = 'draft.savedSearch';

const isEdited = (value: unknown): value is EditedSearch =>
  isRecord(value) && isText(value['id']) && isText(value['name']);

/** Remembers in this tab which search is being changed, while its filters are chosen. */
export const keepEdited = (search: EditedSearch): boolean => writeTab(KEY, search);

/** The search that is being changed in this tab; null for none. */
export const readEdited = (): EditedSearch | null => readTab(KEY, isEdited);

export const forgetEdited = (): void => removeTab(KEY);
