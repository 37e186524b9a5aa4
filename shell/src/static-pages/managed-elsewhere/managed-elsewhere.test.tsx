import { findGuide } from './guides.ts';

test.each([
  ['/dashboard/notificaciones', 'Notificaciones'],
  ['/curriculo/test-conductual/2', 'Test conductual'],
  ['/subir-cv', 'Tu currículum'],
  ['/open-english/abc/90', 'Prueba de inglés'],
])('%s says what it is about and leads on', (path, title) => {
  const guide = findGuide(path);
  const { topics } = guide;
  expect(guide.title).toBe(title);
  expect(topics.some(({ link }) => link)).toBe(true);
  for (const { link } of topics) {
    // Never back to an address that is answered by a guide itself.
    if (link) expect(link.href).toMatch(/^\/(?!subir-cv|open-english|dashboard\/notif|curriculo\/test)/);
  }
});
