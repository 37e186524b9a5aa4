import { render } from '@testing-library/react';
import { EmptyArt, OfflineArt } from './index.ts';

test('illustrations are decorative', () => {
  const { container } = render(
    <>
      <EmptyArt />
      <OfflineArt />
    </>,
  );
  expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-hidden'))).toEqual([
    'true',
    'true',
  ]);
});
