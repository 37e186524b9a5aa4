import { ContractsView } from './contracts-view.tsx';
import { listingPage } from './listing.tsx';

export default listingPage({
  name: 'employmentTypes',
  texts: 'contract',
  failure: 'Ocurrió un error al cargar los filtros',
  View: ContractsView,
});
