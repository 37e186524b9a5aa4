import { render } from '@testing-library/react';
import { CompanyLogo } from './index.ts';

test('draws the initial without a picture, and the picture with one', () => {
  const { container, rerender } = render(<CompanyLogo name="ópticas Lux" />);
  expect(container.textContent).toBe('Ó');
  rerender(<CompanyLogo name="ópticas Lux" src="/logos/lux.webp" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/logos/lux.webp');
});
