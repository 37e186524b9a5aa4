import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery.tsx';
import { type GalleryPage, toPages } from './pages.ts';

const pages: GalleryPage[] = toPages([
  [
    './tag/tag.stories.tsx',
    {
      title: 'Tag',
      about: 'A short label.',
      components: { Tag: null },
      stories: [
        { name: 'Default', render: () => <span>Visto</span> },
        { name: 'On the hero', ground: 'hero', force: 'hover', render: () => <a href="/empleos">Nuevo</a> },
      ],
    },
  ],
  [
    './dialog/dialog.stories.tsx',
    {
      title: 'Dialog',
      about: 'A question.',
      components: { Dialog: null },
      stories: [
        {
          name: 'Must choose',
          window: 300,
          play: (canvas) => canvas.append('opened'),
          render: () => <p>¿Salir?</p>,
        },
      ],
    },
  ],
  ['./styles/colour.stories.tsx', { title: 'Colour', about: 'Tokens.', components: {}, stories: [] }],
]);
const docs = {
  tag: {
    Tag: {
      description: 'A short label of a state.',
      example: '<Tag tone="ok">Postulado</Tag>',
      props: [{ name: 'tone', type: '"ok" | "danger"', required: false, description: 'Its colour.' }],
    },
  },
};

const show = (path: string) =>
  render(<Gallery pages={pages} docs={docs} address={new URL(path, 'http://localhost')} />);

test('the list has every page by kind, and filters by name and component', async () => {
  show('/dev/ui');
  const components = within(screen.getByRole('region', { name: 'Components' }));
  expect(components.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dev/ui/dialog',
    '/dev/ui/tag',
  ]);
  expect(screen.getByRole('region', { name: 'Foundations' }).textContent).toContain('Colour');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'dial');
  expect(screen.getByRole('status').textContent).toBe('1 page');
  expect(components.getAllByRole('link')).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nothing is called that.')).toBeTruthy();
});

test('a page shows every state, how it is imported, and its props', () => {
  show('/dev/ui/tag');
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual([
    'default',
    'on-the-hero',
    'usage',
  ]);
  expect(screen.getByText("import { Tag } from '@chamba/kernel/ui/tag';")).toBeTruthy();
  expect(screen.getByText('<Tag tone="ok">Postulado</Tag>')).toBeTruthy();
  expect(screen.getByText('tone?').parentElement?.textContent).toContain('"ok" | "danger"');
  expect(screen.getByRole('link', { name: 'Nuevo' }).closest('[data-force="hover"]')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dialog' }).getAttribute('href')).toBe('/dev/ui/dialog');
});

test('a story with a window of its own is alone at its address, in its state', () => {
  const { unmount } = show('/dev/ui/dialog');
  expect(screen.getByTitle('Dialog: Must choose').getAttribute('src')).toBe(
    '/dev/ui/dialog?story=must-choose',
  );
  unmount();
  show('/dev/ui/dialog?story=must-choose');
  expect(screen.getByRole('main').textContent).toBe('¿Salir?opened');
});

test('the phone is a window of its width with the same stories', async () => {
  show('/dev/ui/tag');
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  const phone = screen.getByTitle('Tag on a phone');
  expect([phone.getAttribute('width'), phone.getAttribute('src')]).toEqual(['390', '/dev/ui/tag?bare']);
});

test('the theme is kept and shown, and the system decides again when it is asked to', async () => {
  show('/dev/ui');
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('gallery-theme')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('links of examples do not leave the gallery', async () => {
  show('/dev/ui/tag');
  const clicked = new MouseEvent('click', { bubbles: true, cancelable: true });
  screen.getByRole('link', { name: 'Nuevo' }).dispatchEvent(clicked);
  expect(clicked.defaultPrevented).toBe(true);
});

test('an address that nothing is at says so and shows the list', () => {
  show('/dev/ui/nada');
  expect(screen.getByRole('alert').textContent).toBe('There is no page “nada”.');
  expect(screen.getByRole('heading', { level: 1, name: 'Design system' })).toBeTruthy();
});
