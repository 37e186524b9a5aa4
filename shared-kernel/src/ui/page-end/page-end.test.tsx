import { render, screen } from '@testing-library/react';
import { StrictMode, useLayoutEffect, useRef } from 'react';
import { PageEnd } from './index.ts';

/** Records whether it was in the page when it was mounted and unmounted. */
function Witness({ seen }: { seen: string[] }) {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    seen.push(`came ${element?.isConnected}`);
    return () => void seen.push(`went ${element?.isConnected}`);
  }, [seen]);
  return <p ref={box}>Encima</p>;
}

test('draws at the end of the page and leaves nothing there', () => {
  const seen: string[] = [];
  const before = document.body.children.length;
  const { unmount, container } = render(
    <PageEnd>
      <Witness seen={seen} />
    </PageEnd>,
  );
  expect(container.contains(screen.getByText('Encima'))).toBe(false);
  expect(document.body.lastElementChild?.textContent).toBe('Encima');
  unmount();
  container.remove();
  expect(seen).toEqual(['came true', 'went true']);
  expect(document.body.children).toHaveLength(before);
});

test('stays in the page when effects run twice', () => {
  render(
    <StrictMode>
      <PageEnd>
        <p>Encima</p>
      </PageEnd>
    </StrictMode>,
  );
  expect(screen.getByText('Encima').isConnected).toBe(true);
});
