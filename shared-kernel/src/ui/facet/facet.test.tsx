import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ClearFilters, Facet, FacetItem, FacetList } from './index.ts';

function Page({ wide }: { wide: boolean }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | undefined>('$10,000 – $15,000');
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: wide,
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  return (
    <Facet
      label="Sueldo"
      value={chosen}
      open={open}
      onOpenChange={setOpen}
      footer={<button type="button">APLICAR</button>}
    >
      <FacetList>
        {['Menos de $5,000', '$10,000 – $15,000'].map((label) => (
          <FacetItem
            key={label}
            label={label}
            count={1506}
            selected={chosen === label}
            onToggle={() => setChosen(chosen === label ? undefined : label)}
          />
        ))}
      </FacetList>
    </Facet>
  );
}

const button = () =>
  screen.getByRole('button', { name: /^Sueldo/, expanded: screen.queryByRole('dialog') !== null });

test.each([true, false])('opens its panel with the focus on the chosen item (wide: %s)', (wide) => {
  render(<Page wide={wide} />);
  expect(button().textContent).toContain('$10,000 – $15,000');
  fireEvent.click(button());
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('$10,000 – $15,000');
  expect(screen.getByRole('button', { name: 'APLICAR' })).toBeTruthy();
});

test('pressing the chosen item removes it, and the button has its name again', () => {
  render(<Page wide />);
  fireEvent.click(button());
  fireEvent.click(screen.getByRole('button', { pressed: true }));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  expect(button().textContent).toBe('Sueldo');
});

test('Esc closes the popover and gives the focus back', () => {
  render(<Page wide />);
  fireEvent.click(button());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('a panel closed by one of its own buttons gives the focus back', () => {
  const { rerender } = render(
    <Facet label="Sueldo" open onOpenChange={() => {}} footer={<button type="button">APLICAR</button>}>
      <FacetList>{null}</FacetList>
    </Facet>,
  );
  screen.getByRole('button', { name: 'APLICAR' }).focus();
  rerender(
    <Facet label="Sueldo" open={false} onOpenChange={() => {}}>
      <FacetList>{null}</FacetList>
    </Facet>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sueldo' }));
});

test('the clear link carries the count or the only company, and goes at 0', () => {
  const { rerender, container } = render(<ClearFilters href="/empleos" count={3} />);
  expect(screen.getByRole('link', { name: 'Limpiar filtros 3' })).toBeTruthy();
  rerender(<ClearFilters href="/empleos" count={1} company="FARMACIAS LA MER…" />);
  expect(screen.getByRole('link').textContent).toBe('FARMACIAS LA MER…');
  rerender(<ClearFilters href="/empleos" count={0} />);
  expect(container.textContent).toBe('');
});

test('items that can be chosen together are checkboxes', () => {
  const onToggle = jest.fn();
  render(
    <FacetList>
      <FacetItem label="Matutino" multiple selected onToggle={onToggle} />
      <FacetItem label="Nocturno" count={0} multiple disabled selected={false} onToggle={onToggle} />
    </FacetList>,
  );
  expect(screen.getByRole('checkbox', { name: 'Matutino', checked: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /Nocturno/, checked: false }));
  expect(onToggle).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Matutino' }));
  expect(onToggle).toHaveBeenCalledTimes(1);
});
