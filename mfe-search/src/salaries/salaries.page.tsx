import { definePage } from '@chamba/kernel/remote';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { Salaries } from './salaries.tsx';
import { readSalaryForm } from './salaries-url.ts';
import { salariesSaga } from './salaries.saga.ts';
import { salariesRequested, salariesSlice, selectSalaries } from './salaries.slice.ts';

export default definePage({
  Component: Salaries,
  slices: [salariesSlice, searchBarSlice],
  sagas: [salariesSaga],
  load: ({ search }) => salariesRequested(readSalaryForm(search)),
  status: (state) => (selectSalaries(state).failed ? 503 : 200),
  texts: {
    title: 'Sueldos: calcula tu sueldo neto',
    description:
      'Calcula tu sueldo neto o bruto en México con las tablas de ISR publicadas, el subsidio para el empleo y las cuotas del IMSS.',
  },
  robots: 'index',
});
