import { listingPage } from './listing.tsx';
import { StatesView } from './states-view.tsx';

export default listingPage({
  name: 'states',
  texts: 'states',
  failure: 'Ocurrió un error al cargar las urls',
  View: StatesView,
});
