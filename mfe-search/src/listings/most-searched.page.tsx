import { listingPage, type ListingViewProps } from './listing.tsx';
import { LinkTable } from './link-table.tsx';

function MostSearchedView({ items }: ListingViewProps) {
  return (
    <>
      <p className="muted">Los puestos que más se buscan y las vacantes que hay de cada uno.</p>
      <LinkTable links={items} />
    </>
  );
}

export default listingPage({
  name: 'keywords',
  texts: {
    title: 'Empleos más buscados en México',
    description: 'Conoce los empleos más buscados en México y postúlate hoy.',
  },
  failure: 'Ocurrió un error al cargar las urls',
  View: MostSearchedView,
});
