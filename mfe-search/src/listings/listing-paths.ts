/** The lists of links into the catalogue: where each is, and its heading. */
export const LISTINGS = {
  states: { path: '/empleos-por-estado', heading: 'Empleos por estado' },
  cities: { path: '/empleos-por-ciudad', heading: 'Empleos por ciudad' },
  categories: { path: '/empleos-por-categoria', heading: 'Empleos por categoría' },
  keywords: { path: '/empleos-mas-buscados', heading: 'Empleos más buscados' },
  employmentTypes: { path: '/empleos-por-contratacion', heading: 'Empleos por contratación' },
  companies: { path: '/empleos-por-empresa', heading: 'Empleos por empresa' },
} as const;

/** Name of a list of links. */
export type ListingKey = keyof typeof LISTINGS;
