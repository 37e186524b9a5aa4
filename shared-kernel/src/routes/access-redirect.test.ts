import { accessRedirect, loginAddress } from './index.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

test('the log-in leads back to the requested page', () => {
  expect(loginAddress()).toBe('/login');
  expect(loginAddress('/empleo/oferta/7?a=1&b=2#c')).toBe(
    '/login?returnUrl=%2Fempleo%2Foferta%2F7%3Fa%3D1%26b%3D2%23c',
  );
});

test('a page for everybody is shown to everybody', () => {
  for (const isLogged of [true, false])
    expect(accessRedirect('anyone', { isLogged, ...at('/empleos') })).toBeNull();
});

test('a page for candidates is shown to candidates; others log in and come back to it', () => {
  expect(accessRedirect('candidate', { isLogged: true, ...at('/curriculo') })).toBeNull();
  expect(accessRedirect('candidate', { isLogged: false, ...at('/curriculo', '?x=1'), hash: '#fin' })).toBe(
    '/login?returnUrl=%2Fcurriculo%3Fx%3D1%23fin',
  );
});

test('a page for visitors is shown to visitors', () => {
  expect(accessRedirect('visitor', { isLogged: false, ...at('/login') })).toBeNull();
});

test.each([
  ['the path of the address', '?returnUrl=%2Fempleos', '/curriculo', '/empleos'],
  ['the path that the tab kept', '', '/curriculo', '/curriculo'],
  ['the dashboard without either', '', null, '/dashboard'],
  [
    'the dashboard for the address of another site',
    '?returnUrl=https%3A%2F%2Fmalo.example',
    null,
    '/dashboard',
  ],
  ['the dashboard for a path that is another host', '?returnUrl=%2F%2Fmalo.example', null, '/dashboard'],
  [
    'the kept path for one that leads to the page itself',
    '?returnUrl=%2Flogin%3Fx%3D1',
    '/empleos',
    '/empleos',
  ],
  ['the dashboard when all lead to the page itself', '?returnUrl=%2Flogin', '/login', '/dashboard'],
])('a signed-in person goes from a page for visitors to %s', (_where, search, keptPath, to) => {
  expect(accessRedirect('visitor', { isLogged: true, ...at('/login', search), keptPath })).toBe(to);
});

test('another host has another home', () => {
  expect(accessRedirect('visitor', { isLogged: true, ...at('/login'), home: '/' })).toBe('/');
});
