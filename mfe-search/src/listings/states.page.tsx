import { listingPage } from './listing.tsx';

export default listingPage({
  name: 'states',
  heading: 'Empleos por estado',
  texts: 'states',
  path: '/empleos-por-estado',
});
