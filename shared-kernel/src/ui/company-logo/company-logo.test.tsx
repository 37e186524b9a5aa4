import { render } from '@testing-library/react';
import { CompanyLogo } from './index.ts';

test('draws the initial, and the picture over it where there is one', () => {
  const { container, rerender } = render(<CompanyLogo name="ópticas Lux" />);
  expect(container.textContent).toBe('Ó');
  rerender(<CompanyLogo name="ópticas Lux" src="/logos/lux.webp" />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/logos/lux.webp');
  expect(picture?.getAttribute('loading')).toBe('lazy');
});
