import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Line, type Stories } from '../stories/index.ts';
import { ClearFilters, Facet, FacetItem, FacetList, type FacetProps } from './index.ts';

const noop = () => undefined;
const items = [
  { label: 'Jalisco', count: 2316, share: 1 },
  { label: 'Guadalajara', count: 1480, share: 0.64, indented: true },
  { label: 'Zapopan', count: 610, share: 0.26, indented: true },
  { label: 'Veracruz de Ignacio de la Llave', count: 12, share: 0.01 },
  { label: 'Baja California Sur', count: 0, share: 0 },
];

function Items({ chosen: first = 'Jalisco' }: { chosen?: string }) {
  const [chosen, setChosen] = useState(first);
  return (
    <FacetList>
      {items.map((item) => (
        <FacetItem
          key={item.label}
          {...item}
          selected={item.label === chosen}
          onToggle={() => setChosen(item.label === chosen ? '' : item.label)}
        />
      ))}
    </FacetList>
  );
}

function Example({ open: first = false, ...props }: Partial<FacetProps>) {
  const [open, setOpen] = useState(first);
  return (
    <Facet
      label="Ubicación"
      footer={
        <>
          <Button variant="line">LIMPIAR</Button>
          <Button>APLICAR</Button>
        </>
      }
      {...props}
      open={open}
      onOpenChange={setOpen}
    >
      <Items />
    </Facet>
  );
}

const closed = () => (
  <Line>
    <Example />
    <Example label="Sueldo" value="$10,000 o más" />
    <Example label="Empresa" value="Servicios Corporativos de Alimentos del Bajío" />
  </Line>
);

export default {
  title: 'Facet',
  about:
    'A filter of the results: a popover from 1024 pixels, a bottom sheet below. Nothing changes before «APLICAR». ClearFilters drops all of them.',
  components: { Facet, FacetList, FacetItem, ClearFilters },
  stories: [
    {
      name: 'Closed',
      about: 'Unused; in use, where its value takes the place of the name; long value.',
      render: closed,
    },
    { name: 'Hover', render: closed, force: 'hover' },
    { name: 'Focus', render: closed, force: 'focus' },
    { name: 'Open', window: 520, render: () => <Example open /> },
    {
      name: 'Items',
      about: 'Chosen, indented, with the smallest share, with none.',
      ground: 'surface',
      render: () => <Items />,
    },
    { name: 'Items, focus', ground: 'surface', force: 'focus', render: () => <Items chosen="Zapopan" /> },
    {
      name: 'Items without counts',
      ground: 'surface',
      render: () => (
        <FacetList>
          <FacetItem label="Hoy" selected={false} onToggle={noop} />
          <FacetItem label="Últimos 7 días" selected onToggle={noop} />
        </FacetList>
      ),
    },
    {
      name: 'Clear filters',
      about: 'With the number of filters; with the name of the company when it is the only one.',
      render: () => (
        <Line>
          <ClearFilters href="/empleos" count={3} />
          <ClearFilters href="/empleos" count={1} company="FARMACIAS LA MER" />
        </Line>
      ),
    },
  ],
} satisfies Stories;
