import { findGuide } from './guides.ts';

const facts = { email: 'lupita@example.com', privacyEmail: 'privacidad@example.com' };

test.each([
  ['/cuenta/configuracion', 'Configurar cuenta'],
  ['/cuenta/configuracion/contrasena', 'Configurar cuenta'],
  ['/cuenta/configuracion/eliminar', 'Eliminar cuenta'],
  ['/cuenta/cambiar-contrasena', 'Cambiar contraseña'],
  ['/cuenta/eliminar', 'Eliminar cuenta'],
  ['/dashboard/notificaciones', 'Notificaciones'],
  ['/curriculo/test-conductual/2', 'Test conductual'],
  ['/subir-cv', 'Tu currículum'],
  ['/open-english/abc/90', 'Prueba de inglés'],
])('%s says what it is about and leads on', (path, title) => {
  const guide = findGuide(path);
  const topics = guide.topics(facts);
  expect(guide.title).toBe(title);
  expect(topics.some(({ link }) => link)).toBe(true);
  for (const { link } of topics) {
    // Never back to an address that is answered by a guide itself.
    if (link)
      expect(link.href).toMatch(/^mailto:privacidad@example\.com\?|^\/(?!cuenta\/(?:conf|camb|elim))/);
  }
});
