import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Combobox, type ComboboxItem, highlight } from './index.ts';

const groups = [
  {
    id: 'recent',
    section: 'Búsquedas recientes',
    items: [{ id: 'r1', text: 'Ciudad de México', detail: 'cajero' }],
  },
  {
    id: 'states',
    section: 'Sugerencia de búsqueda',
    title: 'Estados',
    items: [{ id: 's1', text: 'Estado de México' }],
  },
  {
    id: 'cities',
    section: 'Sugerencia de búsqueda',
    title: 'Ciudades',
    items: [{ id: 'c1', text: 'Mexicali' }],
  },
];

function Form({
  onSelect = () => {},
  empty = false,
}: {
  onSelect?: (item: ComboboxItem) => void;
  empty?: boolean;
}) {
  const [value, setValue] = useState('mex');
  return (
    <Combobox
      label="¿Dónde?"
      listLabel="Ubicaciones"
      value={value}
      onInput={setValue}
      onSelect={(item) => {
        setValue(item.text);
        onSelect(item);
      }}
      groups={empty ? [] : groups}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: '¿Dónde?' });
const activeText = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (key: string) => fireEvent.keyDown(input(), { key });

test('opens with the focus, announces the count and names its groups', () => {
  render(<Form />);
  expect(input().getAttribute('aria-expanded')).toBe('false');
  fireEvent.focus(input());
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('3 sugerencias')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Sugerencia de búsqueda Ciudades' })).toBeTruthy();
  expect(screen.getAllByText('Sugerencia de búsqueda')).toHaveLength(1);
});

test('never shows an empty list', () => {
  render(<Form empty />);
  fireEvent.focus(input());
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrows, Home and End move through all groups; Enter chooses and closes', () => {
  const onSelect = jest.fn();
  render(<Form onSelect={onSelect} />);
  fireEvent.focus(input());
  press('ArrowDown');
  expect(activeText()).toContain('Ciudad de México');
  press('End');
  expect(activeText()).toBe('Mexicali');
  press('ArrowDown');
  expect(activeText()).toContain('Ciudad de México');
  press('ArrowUp');
  press('Enter');
  expect(onSelect).toHaveBeenCalledWith(groups[2]?.items[0]);
  expect(input().value).toBe('Mexicali');
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

test('Enter with nothing marked is left to the form', () => {
  const onSelect = jest.fn();
  render(<Form onSelect={onSelect} />);
  fireEvent.focus(input());
  expect(press('Enter')).toBe(true);
  expect(onSelect).not.toHaveBeenCalled();
});

test('Esc first closes, then empties', () => {
  render(<Form />);
  fireEvent.focus(input());
  press('Escape');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(input().value).toBe('mex');
  press('Escape');
  expect(input().value).toBe('');
});

test('an option may have a second line, read with the rest of its name', () => {
  render(
    <Combobox
      label="¿Qué?"
      listLabel="Palabras clave"
      value=""
      onInput={() => {}}
      onSelect={() => {}}
      groups={[{ id: 'r', items: [{ id: 'a', text: 'cajero', detail: 'en Jalisco', line: 'Desde casa' }] }]}
    />,
  );
  fireEvent.focus(screen.getByRole('combobox'));
  expect(screen.getByRole('option').textContent).toBe('cajero,  en Jalisco, Desde casa');
});

test('a press on an option chooses it', () => {
  const onSelect = jest.fn();
  render(<Form onSelect={onSelect} />);
  fireEvent.focus(input());
  fireEvent.click(screen.getAllByRole('option')[2] ?? document.body);
  expect(onSelect).toHaveBeenCalledWith(groups[2]?.items[0]);
});

test('leaving the field closes the list', () => {
  render(<Form />);
  fireEvent.focus(input());
  fireEvent.blur(input());
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

test.each([
  ['México', 'mex', 'Méx'],
  ['Ciudad de México', 'MÉX', 'Méx'],
  ['Amexica Mexicali', 'mex', 'Mex'],
  ['Peña', 'pena', 'Peña'],
])('marks in %s what matches %s', (text, query, marked) => {
  const { container } = render(<p>{highlight(text, query)}</p>);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('mark')?.textContent).toBe(marked);
});
