import { searchSummary } from '@chamba/kernel/format';
import { Slot } from '@chamba/kernel/slots';
import type { ShownSearch } from '../search-bar/types.ts';

/** Where the search whose results are shown can be saved, so that its news are mailed. */
export function SaveSearch({ shown: { url, keyword, place } }: { shown: ShownSearch }) {
  const description = searchSummary({ keyword, place: place?.description });
  return <Slot name="results.save-search" props={{ url, description }} />;
}
