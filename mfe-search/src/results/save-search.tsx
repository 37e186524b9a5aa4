import { searchSummary } from '@chamba/kernel/format';
import { isUnfiltered, parseSearchUrl } from '@chamba/kernel/routes';
import { Slot } from '@chamba/kernel/slots';
import type { ShownSearch } from '../search-bar/types.ts';

/** Where the search whose results are shown can be saved, so that its news are mailed. Services save none of everything. */
export function SaveSearch({ shown: { url, keyword, place } }: { shown: ShownSearch }) {
  const [path = '', query = ''] = url.split('?');
  if (isUnfiltered(parseSearchUrl(path, query) ?? {})) return null;
  const description = searchSummary({ keyword, place: place?.description });
  return <Slot name="results.save-search" props={{ url, description }} />;
}
