import { ElementForm } from './element-form.tsx';
import type { Editing } from '../model/edit.slice.ts';
import { RowList } from './row-list.tsx';

/** What changes a part of the résumé: the form of one element, or the list of them. */
export default function Editor({ editing }: { editing: Editing }) {
  const { part, id } = editing;
  if (id !== null) return <ElementForm editing={{ ...editing, id }} />;
  return part === 'objective' ? null : <RowList part={part} />;
}
