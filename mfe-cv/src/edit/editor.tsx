import { useState } from 'react';
import { useChambaStore } from '@chamba/kernel/store';
import { ElementForm } from './element-form.tsx';
import type { Editing } from '../model/edit.slice.ts';
import { isFormPart } from '../model/rows.ts';
import { lookupsSaga } from './lookups.saga.ts';
import { lookupsSlice } from './lookups.slice.ts';
import { RowList } from './row-list.tsx';

/** What changes a part of the résumé: the form of one element, or the list of them. */
export default function Editor({ editing }: { editing: Editing }) {
  const { part, id } = editing;
  const store = useChambaStore();
  // What only its forms need comes with them.
  useState(() => store.inject({ owner: 'mfe-cv', slices: [lookupsSlice], sagas: [lookupsSaga] }));
  if (id !== null) return <ElementForm editing={{ ...editing, id }} />;
  return isFormPart(part) ? null : <RowList part={part} />;
}
