import { CategoriesView } from './categories-view.tsx';
import { listingPage } from './listing.tsx';

export default listingPage({
  name: 'categories',
  texts: 'categories',
  failure: 'Ocurrió un error al cargar los filtros',
  View: CategoriesView,
});
