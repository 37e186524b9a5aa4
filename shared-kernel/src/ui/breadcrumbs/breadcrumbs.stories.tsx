import type { Stories } from '../stories/index.ts';
import { Breadcrumbs } from './index.ts';

const items = [
  { label: 'Empleos', href: '/empleos' },
  { label: 'Jalisco', href: '/empleos-en-jalisco' },
  { label: 'Cajera o cajero de sucursal' },
];
const short = () => <Breadcrumbs items={items} />;

export default {
  title: 'Breadcrumbs',
  about: 'The way from the top of the site to this page, which comes last and is no link.',
  components: { Breadcrumbs },
  stories: [
    { name: 'Default', render: short },
    { name: 'Hover', render: short, force: 'hover' },
    { name: 'Focus', render: short, force: 'focus' },
    {
      name: 'Long texts',
      about: 'They go on in the next line.',
      render: () => (
        <Breadcrumbs
          items={[
            { label: 'Empleos', href: '/empleos' },
            { label: 'Administración, contabilidad y recursos humanos', href: '/a' },
            { label: 'San Pedro Tlaquepaque, Jalisco', href: '/b' },
            { label: 'Auxiliar administrativo de recursos humanos bilingüe con experiencia en nómina' },
          ]}
        />
      ),
    },
  ],
} satisfies Stories;
