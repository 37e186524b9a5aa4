import { CitiesView } from './cities-view.tsx';
import { listingPage } from './listing.tsx';

export default listingPage({
  name: 'cities',
  texts: {
    title: 'Empleos por ciudad en México',
    description: 'Consulta las vacantes disponibles en las principales ciudades de México.',
  },
  failure: 'Ocurrió un error al cargar las urls',
  View: CitiesView,
});
