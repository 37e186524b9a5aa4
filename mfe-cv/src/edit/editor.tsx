import { lazy, useLayoutEffect, useState } from 'react';
import { useChambaStore } from '@chamba/kernel/store';
import { ElementForm } from './element-form.tsx';
import { FormSheet } from './form-sheet.tsx';
import { editsInSheet } from './open-edit.ts';
import type { Editing } from '../model/edit.slice.ts';
import { isFormPart } from '../model/rows.ts';
import { lookupsSaga } from './lookups.saga.ts';
import { lookupsSlice } from './lookups.slice.ts';

// With it comes what drags rows, which the forms do not need.
const RowList = lazy(() => import(/* webpackChunkName: "resume-list" */ './row-list.tsx'));

/** What changes a part of the résumé: the form of one element, or the list of them. */
export default function Editor({ editing }: { editing: Editing }) {
  const { part, id } = editing;
  const store = useChambaStore();
  // What only its forms need comes with them, before their effects ask for anything.
  useLayoutEffect(
    () => store.inject({ owner: 'mfe-cv', slices: [lookupsSlice], sagas: [lookupsSaga] }),
    [store],
  );
  // Once: a phone that is turned while somebody types keeps the form it has.
  const [isSheet] = useState(() => !editing.quiet && editsInSheet());
  if (id !== null) {
    const form = <ElementForm editing={{ ...editing, id }} />;
    return isSheet ? <FormSheet editing={{ ...editing, id }}>{form}</FormSheet> : form;
  }
  return isFormPart(part) ? null : <RowList part={part} />;
}
