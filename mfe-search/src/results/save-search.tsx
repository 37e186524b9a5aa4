import { searchSummary } from '@chamba/kernel/format';
import { Slot } from '@chamba/kernel/slots';
import type { ShownSearch } from '../search-bar/types.ts';

/** Whether a search asks for every offer there is: of that there are always news, and the service keeps none. */
function isForAll(url: string): boolean {
  const [path, query = ''] = url.split('?');
  const filters = new URLSearchParams(query);
  filters.delete('page');
  filters.delete('sort');
  return path === '/empleos' && filters.toString() === '';
}

/** Where the search whose results are shown can be saved, so that its news are mailed. */
export function SaveSearch({ shown: { url, keyword, place } }: { shown: ShownSearch }) {
  if (isForAll(url)) return null;
  const description = searchSummary({ keyword, place: place?.description });
  return <Slot name="results.save-search" props={{ url, description }} />;
}
