import { listingPage } from './listing.tsx';

export default listingPage({
  name: 'categories',
  heading: 'Empleos por categoría',
  texts: 'categories',
  path: '/empleos-por-categoria',
});
