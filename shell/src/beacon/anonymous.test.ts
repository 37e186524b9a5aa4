import { anonymous, anonymousText, ownerOfFile } from './anonymous.ts';

test.each([
  [
    'Cannot read properties of undefined (reading "salary")',
    'Cannot read properties of undefined (reading (text))',
  ],
  ['no user lupita@ejemplo.com with id 4711', 'no user (mail) with id #'],
  ['GET https://chamba.mx/empleos?q=cajero&l=x failed', 'GET (address) failed'],
  ['path /empleo/oferta/12?token=abc is gone', 'path (path) is gone'],
  ["Unexpected token 'Guadalupe Hernández', not JSON", 'Unexpected token (text), not JSON'],
  ['open quote "Guadalupe', 'open quote (text)'],
])('%s loses what could be about a person', (message, kept) => expect(anonymousText(message)).toBe(kept));

test('of a stack only files of releases are reported', () => {
  const error = new TypeError('x');
  error.stack = [
    'TypeError: x',
    '  at f (https://chamba.mx/releases/mfe-cv/1.2.3-0123456789ab/page-resume.a1b2c3.js:1:200)',
    '  at g (https://chamba.mx/releases/shell/2.0.0-rc.1-ba9876543210/main.js:1:2)',
    '  at https://chamba.mx/curriculo/lupita?token=1:3:4',
  ].join('\n');
  const { name, files } = anonymous(error);
  expect(name).toBe('TypeError');
  expect(files).toEqual([
    'mfe-cv/1.2.3-0123456789ab/page-resume.a1b2c3.js',
    'shell/2.0.0-rc.1-ba9876543210/main.js',
  ]);
  expect(ownerOfFile(files[0])).toEqual({ unit: 'mfe-cv', version: '1.2.3' });
  expect(ownerOfFile(files[1])).toEqual({ unit: 'shell', version: '2.0.0-rc.1' });
});

test('what is thrown without being an error has no words of its own', () => {
  expect(anonymous('lupita@ejemplo.com', 'https://x/releases/shell/1.0.0-0123456789ab/main.js')).toEqual({
    name: 'NotAnError',
    message: '',
    files: ['shell/1.0.0-0123456789ab/main.js'],
  });
});
