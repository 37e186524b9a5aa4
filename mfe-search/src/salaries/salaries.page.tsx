import { definePage } from '@chamba/kernel/remote';
import { pageTexts } from '@chamba/kernel/seo';
import { selectConfig } from '@chamba/kernel/store';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { Salaries } from './salaries.tsx';
import { SALARIES_PATH, readSalaryForm } from './salaries-url.ts';
import { salariesSaga } from './salaries.saga.ts';
import { salariesRequested, salariesSlice, selectSalaries } from './salaries.slice.ts';

export default definePage({
  Component: Salaries,
  slices: [salariesSlice, searchBarSlice],
  sagas: [salariesSaga],
  load: ({ search }) => salariesRequested(readSalaryForm(search)),
  status: (state) => (selectSalaries(state).failed ? 503 : 200),
  head: (state) => ({
    ...pageTexts('salaries', selectConfig(state).siteName),
    canonical: SALARIES_PATH,
  }),
});
