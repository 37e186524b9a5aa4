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

test.each([
  ['1/1/90', '1990-01-01'],
  ['1/1/05', '2005-01-01'],
  ['01-01-1990', '1990-01-01'],
  ['1.1.1990', '1990-01-01'],
  ['1990-08-15', '1990-08-15'],
  ['1990/8/5', '1990-08-05'],
  [' 15 08 1990 ', '1990-08-15'],
  ['15 de agosto de 1990', '1990-08-15'],
  ['15-ago-90', '1990-08-15'],
  ['5 Sept. 1988', '1988-09-05'],
  ['31/02/2020', '31 / 02 / 2020'],
  ['1990-15-08', '19 / 90 / 1508'],
])('a pasted date %p is read', (pasted, value) => {
  render(<Form />);
  type(pasted);
  expect(screen.getByRole('status').textContent).toBe(value);
});

test.each([
  ['8/2021', '2021-08'],
  ['08-21', '2021-08'],
  ['2021-8', '2021-08'],
  ['agosto 2021', '2021-08'],
  ['agosto de 98', '1998-08'],
  ['15/08/2021', '2021-08'],
])('a pasted month %p is read', (pasted, value) => {
  render(<Form precision="month" />);
  type(pasted);
  expect(screen.getByRole('status').textContent).toBe(value);
});

test('single digits are separated by what is typed after them, and a short year is completed on leaving', () => {
  render(<Form />);
  for (const key of '1/1/9') type(shown() + key);
  expect(shown()).toBe('01 / 01 / 9');
  type(`${shown()}0`);
  expect(shown()).toBe('01 / 01 / 90');
  fireEvent.blur(screen.getByLabelText('Fecha'));
  expect(shown()).toBe('01 / 01 / 1990');
});
