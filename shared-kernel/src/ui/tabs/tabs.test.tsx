import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TabPanel, Tabs } from './index.ts';

const items = [
  { id: 'all', label: 'Todas', count: 4 },
  { id: 'active', label: 'Activas' },
  { id: 'expired', label: 'Vencidas' },
] as const;

function Page() {
  const [selected, setSelected] = useState<(typeof items)[number]['id']>('all');
  return (
    <>
      <Tabs label="Estado" idBase="apps" items={items} selected={selected} onSelect={setSelected} />
      <TabPanel idBase="apps" id={selected}>
        {selected}
      </TabPanel>
    </>
  );
}

test('a click chooses a tab and its panel takes the name of the tab', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('tab', { name: 'Activas' }));
  expect(screen.getByRole('tab', { name: 'Activas' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Activas' }).textContent).toBe('active');
});

test('arrows, Home and End choose and move the focus, round the ends', () => {
  render(<Page />);
  const list = screen.getByRole('tablist', { name: 'Estado' });
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  expect(document.activeElement?.textContent).toBe('Vencidas');
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('Todas4');
  fireEvent.keyDown(list, { key: 'End' });
  expect(screen.getByRole('tabpanel').textContent).toBe('expired');
});
