import { readCampaign, readDevice } from './index.ts';

test('phones are distinguished by their system; everything else is a desktop', () => {
  expect(readDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari/604.1')).toBe('ios');
  expect(readDevice('Mozilla/5.0 (Linux; Android 15; Pixel 7) Chrome/150.0 Mobile')).toBe('android');
  expect(readDevice('Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0')).toBe('desktop');
  expect(readDevice('')).toBe('desktop');
});

const FILE = {
  image: 'fiestas.webp',
  alt: 'Faroles',
  url: '/empleos-de-temporada',
  title: 'Empleos de temporada',
  text: 'Más de mil vacantes para diciembre.',
  startDate: '2026-11-15',
  endDate: '2026-12-24',
};
const read = (file: unknown, today = '2026-11-21') =>
  readCampaign(file, 'https://campanas.example/navidad/', today);

test('a campaign shows on its days, the first and the last included', () => {
  expect(read(FILE)).toEqual({
    image: 'https://campanas.example/navidad/fiestas.webp',
    alt: 'Faroles',
    url: '/empleos-de-temporada',
    title: 'Empleos de temporada',
    text: 'Más de mil vacantes para diciembre.',
  });
  expect(read(FILE, '2026-11-15')).not.toBeNull();
  expect(read(FILE, '2026-12-24')).not.toBeNull();
  expect(read(FILE, '2026-11-14')).toBeNull();
  expect(read(FILE, '2026-12-25')).toBeNull();
});

test('a campaign of another form shows nothing', () => {
  for (const broken of [
    null,
    'texto',
    [],
    { ...FILE, title: '' },
    { ...FILE, url: 'javascript:alert(1)' },
    { ...FILE, url: '//otro.example' },
    { ...FILE, image: 'data:image/png;base64,AA' },
    { ...FILE, endDate: 'mañana' },
  ])
    expect(read(broken)).toBeNull();
});
