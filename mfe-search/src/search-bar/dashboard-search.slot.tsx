import { SearchTrigger } from './search-trigger.tsx';
import { searchBarSlice } from './search-bar.slice.ts';
import { useAssist } from './use-assist.ts';

/** The search on a phone's dashboard: a box that opens the full-screen search, whose lists are short. */
export default function DashboardSearch() {
  return <SearchTrigger variant="box" {...useAssist()} />;
}

export const slices = [searchBarSlice];
