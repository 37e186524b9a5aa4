import { listingPage } from './listing.tsx';

export default listingPage({
  name: 'cities',
  heading: 'Empleos por ciudad',
  texts: 'cities',
  path: '/empleos-por-ciudad',
});
