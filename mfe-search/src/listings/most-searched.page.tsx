import { listingPage } from './listing.tsx';

export default listingPage({
  name: 'keywords',
  heading: 'Empleos más buscados',
  texts: 'mostSearched',
  path: '/empleos-mas-buscados',
});
