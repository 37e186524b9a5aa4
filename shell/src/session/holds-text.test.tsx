import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { holdsText } from './holds-text.ts';
import { watchTyping } from './typed-text.ts';

beforeAll(watchTyping);

/** Types into a field that stands in HTML as given. */
function typeInto(html: string, value: string): HTMLInputElement {
  document.body.innerHTML = html;
  const field = document.querySelector('input');
  if (!field) throw new Error('no field');
  retype(field, value);
  return field;
}

function retype(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a field counts while it holds something else than before', () => {
  const field = typeInto('<form><input value="Ana"></form>', 'Ana María');
  expect(holdsText()).toBe(true);
  retype(field, 'Ana');
  expect(holdsText()).toBe(false);
  retype(field, '');
  expect(holdsText()).toBe(false);
  retype(field, 'Beatriz');
  expect(holdsText()).toBe(true);
  field.remove();
  expect(holdsText()).toBe(false);
});

test.each(['radio', 'checkbox', 'range'])('what is chosen is no text: %s', (type) => {
  document.body.innerHTML = `<input type="${type}">`;
  const field = document.querySelector('input');
  field?.click();
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field?.value).not.toBe(field?.defaultValue);
  expect(holdsText()).toBe(false);
});

test('a field whose value React holds counts as well', () => {
  function Controlled() {
    const [value, setValue] = useState('Ana');
    return <input aria-label="Nombre" value={value} onChange={(event) => setValue(event.target.value)} />;
  }
  render(<Controlled />);
  const type = (value: string) => fireEvent.input(screen.getByLabelText('Nombre'), { target: { value } });
  type('Ana María');
  expect(holdsText()).toBe(true);
  type('Ana');
  expect(holdsText()).toBe(false);
});

test.each(['role="search"', 'method="get"'])('a search counts until its page is there: %s', (attribute) => {
  const field = typeInto(`<form ${attribute}><p><input></p></form>`, 'cajera');
  field.form?.dispatchEvent(new Event('submit', { bubbles: true }));
  // It may have been refused.
  expect(holdsText()).toBe(true);
  history.pushState(null, '', `/empleos?q=${attribute}`);
  expect(holdsText()).toBe(false);
  retype(field, 'cajera de noche');
  expect(holdsText()).toBe(true);
});

test('a form that is sent counts, whatever the address says, until it is gone', () => {
  const field = typeInto('<form method="post"><input></form>', 'Tres años en caja');
  field.form?.dispatchEvent(new Event('submit', { bubbles: true }));
  history.pushState(null, '', '/cuenta/nueva/experiencia');
  expect(holdsText()).toBe(true);
});
