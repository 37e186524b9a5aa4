import { CategoriesView } from './categories-view.tsx';
import { listingPage } from './listing.tsx';

export default listingPage({
  name: 'categories',
  texts: {
    title: 'Empleos por categoría en México',
    description: 'Consulta las vacantes disponibles por categoría y encuentra el empleo que buscas.',
  },
  failure: 'Ocurrió un error al cargar los filtros',
  View: CategoriesView,
});
