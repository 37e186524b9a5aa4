import { act, render, renderHook, screen } from '@testing-library/react';
import { JobCardSkeleton, SkeletonGroup, useHeldLoading } from './index.ts';

test('the group is busy, says what is loading and hides its blocks', () => {
  const { container } = render(
    <SkeletonGroup>
      <JobCardSkeleton />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status').textContent).toBe('Cargando vacantes');
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
});

test('a skeleton that has been seen is held; one that has not goes at once', () => {
  jest.useFakeTimers();
  const seen = renderHook(({ loading }) => useHeldLoading(loading), { initialProps: { loading: true } });
  jest.advanceTimersByTime(200);
  seen.rerender({ loading: false });
  expect(seen.result.current).toBe(true);
  act(() => jest.runAllTimers());
  expect(seen.result.current).toBe(false);

  const quick = renderHook(({ loading }) => useHeldLoading(loading), { initialProps: { loading: true } });
  jest.advanceTimersByTime(50);
  quick.rerender({ loading: false });
  expect(quick.result.current).toBe(false);
  jest.useRealTimers();
});
