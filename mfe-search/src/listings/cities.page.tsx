import { CitiesView } from './cities-view.tsx';
import { listingPage } from './listing.tsx';

export default listingPage({
  name: 'cities',
  texts: 'cities',
  failure: 'Ocurrió un error al cargar las urls',
  View: CitiesView,
});
