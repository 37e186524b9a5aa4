import { ContractsView } from './contracts-view.tsx';
import { listingPage } from './listing.tsx';

export default listingPage({
  name: 'employmentTypes',
  texts: {
    title: 'Empleos por tipo de contratación en México',
    description: 'Encuentra empleos de tiempo completo, medio tiempo, por honorarios o de planta.',
  },
  failure: 'Ocurrió un error al cargar los filtros',
  View: ContractsView,
});
