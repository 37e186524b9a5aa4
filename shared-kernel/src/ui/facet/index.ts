export { ClearFilters, type ClearFiltersProps } from './clear-filters.tsx';
export { Facet, FacetItem, FacetList, type FacetItemProps, type FacetProps } from './facet.tsx';
