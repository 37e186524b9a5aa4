import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { VisitorState } from '@chamba/kernel/frame';
import { readCookie } from '@chamba/kernel/storage';
import type { PublicConfig, RootState } from '@chamba/kernel/store';
import type { SessionState } from '@chamba/kernel/session';
import { App } from '../app/app.tsx';
import { createRoutes } from '../app/routes.tsx';
import {
  createComposition,
  createConfig,
  createHost,
  plainPage,
  remoteModule,
  routeEntry,
  signedIn,
  untilShown,
} from '../testing/fixtures.tsx';

const ALERT: NonNullable<RootState['toggles']['alert']> = {
  text: 'Estaremos en mantenimiento hoy.',
  type: 'warning',
  cta: { label: 'Más información', url: '/ayuda' },
};
const PHONE: VisitorState = { device: 'android', smartBanner: true, alertClosed: false };
const BOUNCED: SessionState = {
  ...signedIn,
  user_profile: { ...signedIn.user_profile!, mailbounced: true },
};

const paths = { '/empleos': 'srp', '/curriculo': 'resume', '/': 'home', '/descarga': '404' } as const;
const routes = Object.entries(paths).map(([path, category], index) =>
  routeEntry({ id: `r${index}`, path, category }),
);
const remote = remoteModule({
  routes: routes.map(({ id, path, category }) => ({
    id,
    path,
    category,
    page: () => Promise.resolve(plainPage('Página')),
  })),
});

/** Shows a page to a candidate. */
async function visit(
  path: string,
  {
    alert = null,
    visitor,
    session,
    config,
    campaign,
  }: {
    alert?: RootState['toggles']['alert'];
    visitor?: VisitorState;
    session?: SessionState;
    config?: PublicConfig;
    campaign?: object;
  } = {},
) {
  const start = createHost(createComposition([]), () => Promise.resolve(remote)).store.getState();
  const state: Partial<RootState> = {
    toggles: { ...start.toggles, alert },
    ...(visitor && { visitor }),
    ...(config && { config }),
    ...(campaign && { campaign: { banner: campaign } }),
  };
  const host = createHost(createComposition(routes), () => Promise.resolve(remote), {
    state,
    ...(session && { session }),
  });
  const router = createMemoryRouter(createRoutes(host), { initialEntries: [path] });
  render(
    <App store={host.store} host={host}>
      <RouterProvider router={router} />
    </App>,
  );
  await untilShown(router);
}

const smartBanner = () => screen.queryByRole('complementary', { name: 'Descarga la app' });

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['smart_banner_closed', 'alert_closed']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

test('the notice of the switches shows with its link, and stays away once closed', async () => {
  await visit('/empleos', { alert: ALERT });
  expect(screen.getByText(/Estaremos en mantenimiento hoy/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Más información' }).getAttribute('href')).toBe('/ayuda');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(screen.queryByText(/Estaremos en mantenimiento hoy/)).toBeNull();
  expect(readCookie('alert_closed')).toBe(ALERT.text);
});

test('a phone is offered the app of its store; closing it is remembered', async () => {
  await visit('/empleos', { visitor: PHONE, config: createConfig({ googlePlay: 'https://play.example/c' }) });
  expect(screen.getByText('Busca empleo más fácil desde nuestra app')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Descargar' }).getAttribute('href')).toBe('https://play.example/c');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(smartBanner()).toBeNull();
  expect(readCookie('smart_banner_closed')).toBe('1');
});

test('without an app in a store the page that installs the site is offered', async () => {
  await visit('/empleos', { visitor: PHONE });
  expect(screen.getByRole('link', { name: 'Descargar' }).getAttribute('href')).toBe('/descarga');
});

test('the page that the offer of the app leads to does not offer it again', async () => {
  await visit('/descarga', { visitor: PHONE });
  expect(screen.getByRole('heading', { name: 'Página' })).toBeTruthy();
  expect(smartBanner()).toBeNull();
});

test('the app waits while another notice shows, and no desktop is offered it', async () => {
  await visit('/empleos', { visitor: PHONE, alert: ALERT });
  expect(smartBanner()).toBeNull();
  await visit('/empleos', { visitor: { ...PHONE, device: 'desktop' } });
  expect(smartBanner()).toBeNull();
});

test('a candidate whose mails bounce sees where to correct the address, but not on that page', async () => {
  await visit('/empleos', { session: BOUNCED });
  const link = screen.getByRole('link', { name: 'Revísalo aquí' });
  expect(link.getAttribute('href')).toBe('/curriculo?email=true#contacto');
  expect(screen.getByText(/no podemos comunicarnos con tu cuenta de correo/)).toBeTruthy();
});

test('the notice about the e-mail is not on the page where it is corrected', async () => {
  await visit('/curriculo?email=true', { session: BOUNCED });
  expect(screen.queryByRole('link', { name: 'Revísalo aquí' })).toBeNull();
});

test('visitors who read vacancies are asked to sign up; the home page and candidates are not', async () => {
  await visit('/empleos?utm=x');
  const banner = screen.getByRole('complementary', { name: 'Crea tu cuenta gratis' });
  expect(banner.querySelector('a')?.getAttribute('href')).toBe('/cuenta/nueva?utm=x');
  expect(banner.textContent).toContain('Llena tu currículum y postúlate a las vacantes que buscas.');
  document.body.innerHTML = '';
  await visit('/');
  expect(screen.queryByRole('complementary', { name: 'Crea tu cuenta gratis' })).toBeNull();
  await visit('/empleos', { session: signedIn });
  expect(screen.queryByRole('complementary', { name: 'Crea tu cuenta gratis' })).toBeNull();
});

test('a campaign is one link at the end of the page', async () => {
  await visit('/empleos', {
    campaign: { image: '', alt: '', url: '/empleos-de-temporada', title: 'Temporada', text: 'Mil vacantes' },
  });
  const link = screen.getByRole('link', { name: /Temporada/ });
  expect(link.getAttribute('href')).toBe('/empleos-de-temporada');
});
