import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateField } from './index.ts';

function Form({ initial = '', precision }: { initial?: string; precision?: 'day' | 'month' }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateField label="Fecha" value={value} onValue={setValue} precision={precision} />
      <output>{value}</output>
    </>
  );
}

function type(text: string) {
  fireEvent.change(screen.getByLabelText('Fecha'), { target: { value: text } });
}

function shown() {
  return screen.getByLabelText<HTMLInputElement>('Fecha').value;
}

test('digits are separated as they are typed and a whole date is given as ISO', () => {
  render(<Form />);
  type('1208');
  expect(shown()).toBe('12 / 08');
  type('12 / 081998');
  expect(shown()).toBe('12 / 08 / 1998');
  expect(screen.getByRole('status').textContent).toBe('1998-08-12');
});

test('a day that does not exist is given as typed, never as a date', () => {
  render(<Form />);
  type('31022020');
  expect(shown()).toBe('31 / 02 / 2020');
  expect(screen.getByRole('status').textContent).toBe('31 / 02 / 2020');
});

test('shows an ISO date and can be emptied from its end', () => {
  render(<Form initial="1998-08-12" />);
  expect(shown()).toBe('12 / 08 / 1998');
  type('12 / 08 / ');
  expect(shown()).toBe('12 / 08');
  type('');
  expect(shown()).toBe('');
});

test('asks for month and year', () => {
  render(<Form precision="month" />);
  type('082021');
  expect(shown()).toBe('08 / 2021');
  expect(screen.getByRole('status').textContent).toBe('2021-08');
});
