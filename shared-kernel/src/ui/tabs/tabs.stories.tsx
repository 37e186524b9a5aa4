import { useState } from 'react';
import { Stack, type Stories } from '../stories/index.ts';
import { type TabItem, TabPanel, Tabs } from './index.ts';

const items: readonly TabItem[] = [
  { id: 'all', label: 'Todas', count: 12 },
  { id: 'active', label: 'Activas', count: 3 },
  { id: 'expired', label: 'Vencidas' },
];

function Example({ idBase, tabs = items }: { idBase: string; tabs?: readonly TabItem[] }) {
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
  return (
    <Stack>
      <Tabs label="Postulaciones" idBase={idBase} items={tabs} selected={selected} onSelect={setSelected} />
      {tabs.map(({ id, label }) => (
        <TabPanel key={id} idBase={idBase} id={id} hidden={id !== selected}>
          {label}
        </TabPanel>
      ))}
    </Stack>
  );
}

export default {
  title: 'Tabs',
  about:
    'Parts of one page, one at a time; arrows move and choose. Parts with an address of their own are links.',
  components: { Tabs, TabPanel },
  stories: [
    { name: 'Default', render: () => <Example idBase="default" /> },
    { name: 'Hover', force: 'hover', render: () => <Example idBase="hover" /> },
    { name: 'Focus', force: 'focus', render: () => <Example idBase="focus" /> },
    {
      name: 'More than fit',
      about: 'The row scrolls sideways on a phone.',
      render: () => (
        <Example
          idBase="many"
          tabs={[
            'Descripción',
            'Empresa',
            'Opiniones',
            'Sueldos',
            'Preguntas frecuentes',
            'Vacantes similares',
          ].map((label, index) => ({ id: `t${index}`, label }))}
        />
      ),
    },
  ],
} satisfies Stories;
