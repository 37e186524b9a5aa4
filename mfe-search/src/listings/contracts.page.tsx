import { listingPage } from './listing.tsx';

export default listingPage({
  name: 'employmentTypes',
  heading: 'Empleos por contratación',
  texts: 'contract',
  path: '/empleos-por-contratacion',
});
