import { listingPage } from './listing.tsx';
import { StatesView } from './states-view.tsx';

export default listingPage({
  name: 'states',
  texts: {
    title: 'Empleos por estado en México',
    description: 'Consulta las vacantes disponibles en los 32 estados de México.',
  },
  failure: 'Ocurrió un error al cargar las urls',
  View: StatesView,
});
