import type { SlotProps } from '@chamba/kernel/slots';
import { SearchForm } from './search-form.tsx';
import { SearchTrigger } from './search-trigger.tsx';
import { searchBarSlice } from './search-bar.slice.ts';
import { useAssist } from './use-assist.ts';

/** The search bar as the header holds it: two boxes on wide screens, the search in words on phones. */
export default function HeaderSearch({ variant }: SlotProps<'header.search'>) {
  const assist = useAssist();
  return (
    <>
      <div className="desk grow">
        <SearchForm id="header-search" variant={variant} {...assist} />
      </div>
      <div className="mob grow" role="search">
        <SearchTrigger variant={variant} {...assist} />
      </div>
    </>
  );
}

export const slices = [searchBarSlice];
