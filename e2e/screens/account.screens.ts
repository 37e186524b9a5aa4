import { expect, request as requests, test, type APIRequestContext, type Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator.ts';
import { newCandidate } from '../support/candidate.ts';
import { importOffer } from '../support/imported-offer.ts';
import {
  confirmationLinkFor,
  deletionLinkFor,
  employerLinkFor,
  linkFor,
  passwordLinkFor,
} from '../support/outbox.ts';
import { apply, ready, unconfirmed, withoutResume } from './people.ts';
import { shoot } from './shoot.ts';

const main = (page: Page) => page.getByRole('main');
const OWN = { 'x-chamba': '1' };
const SETTINGS = '/cuenta/configuracion';
let email = '';
let password = '';

const person =
  (make: (request: APIRequestContext) => Promise<{ email: string; password: string }>) =>
  async (request: APIRequestContext) => {
    ({ email, password } = await make(request));
  };

const send = async (page: Page) => main(page).locator('form button[type="submit"]').first().click();

shoot('login', { path: '/login' });
shoot('login-errors', {
  path: '/login?returnUrl=%2Fempleos',
  act: async (page) => {
    await send(page);
    await main(page).getByText('Este campo es requerido').first().waitFor();
  },
});
shoot('login-refused', {
  path: '/login',
  act: async (page) => {
    await main(page).getByLabel('Correo electrónico').fill('nadie@ejemplo.com');
    await main(page).getByLabel('Contraseña', { exact: true }).fill('equivocada1');
    await send(page);
    await main(page).getByRole('alert').first().waitFor();
  },
});
shoot('sign-up', { path: '/cuenta/nueva' });
shoot('sign-up-errors', {
  path: '/cuenta/nueva',
  act: async (page) => {
    await main(page).getByRole('button', { name: 'Crear cuenta' }).click();
    await main(page).getByText('Revisa estos datos:').waitFor();
  },
});
for (const step of [
  'datos-de-contacto',
  'profesion',
  'experiencia',
  'educacion',
  'listo',
  'aviso',
  'crear-cv',
])
  shoot(`sign-up-${step}`, { as: person(withoutResume), path: `/cuenta/nueva/${step}` });
shoot('sign-up-contact-errors', {
  as: person(withoutResume),
  path: '/cuenta/nueva/datos-de-contacto',
  act: async (page) => {
    await main(page).getByRole('button', { name: 'Continuar' }).click();
  },
});

shoot('confirm', { as: person(unconfirmed), path: '/cuenta/activar' });
/** One link activates once: each picture has a person of its own. */
const activation = async (request: APIRequestContext) => {
  const one = await unconfirmed(request);
  return confirmationLinkFor(request, one.email);
};
shoot('activated', {
  path: activation,
  act: async (page) => {
    await page.getByText('Tu cuenta ha sido activada.').waitFor();
  },
});
shoot('activation-dead', {
  path: '/dashboard/activar/12345.ABCDEF',
  act: (page) => main(page).getByRole('alert').first().waitFor(),
});

shoot('restore-password', { path: '/cuenta/recuperar-contrasena' });
shoot('restore-password-refused', {
  path: '/cuenta/recuperar-contrasena',
  act: async (page) => {
    await main(page).getByLabel('Correo electrónico').fill(newCandidate().email);
    await send(page);
    await main(page).getByRole('alert').first().waitFor();
  },
});
let link = '';
const forgotten = async (request: APIRequestContext) => {
  await person(ready)(request);
  const answer = await request.post('/rest', {
    headers: OWN,
    data: {
      server: 'myService',
      service: 'accountToken',
      payload: { type: 'password', emailaddress: email },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  link = await passwordLinkFor(request, email);
};
shoot('new-password', { as: forgotten, path: async () => link });
shoot('new-password-errors', {
  as: forgotten,
  path: async () => link,
  act: async (page) => {
    await main(page)
      .getByLabel(/^Nueva contraseña/)
      .fill('12345678');
    await send(page);
  },
});
shoot('new-password-dead', { path: '/cuenta/nueva-contrasena/12345.ABCDEF' });

shoot('settings', { as: person(ready), path: SETTINGS });
for (const section of ['contrasena', 'correo', 'mensajes', 'privacidad', 'apariencia', 'eliminar'])
  shoot(`settings-${section}`, { as: person(ready), path: `${SETTINGS}/${section}` });
shoot('settings-sesiones', {
  as: async (request) => {
    await person(ready)(request);
    for (const userAgent of [
      'Mozilla/5.0 (Linux; Android 13; SM-A146M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ]) {
      const other = await requests.newContext({ ...test.info().project.use, userAgent });
      const answer = await other.post('/rest', {
        headers: OWN,
        data: { server: 'authentication', service: 'retrieveToken', payload: { userid: email, password } },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      await other.dispose();
    }
  },
  path: `${SETTINGS}/sesiones`,
});
shoot('settings-llaves', {
  as: person(ready),
  path: `${SETTINGS}/llaves`,
  edge: addAuthenticator,
  act: async (page) => {
    await main(page).getByRole('button', { name: 'Agregar llave' }).click();
    await main(page).getByRole('list', { name: 'Tus llaves de acceso' }).waitFor();
  },
});
shoot('settings-password-errors', {
  as: person(ready),
  path: `${SETTINGS}/contrasena`,
  act: async (page) => {
    await main(page).getByLabel('Contraseña actual').fill('equivocada1');
    await main(page).getByLabel('Nueva contraseña').fill('jacaranda 26 azul');
    await main(page).getByLabel('Confirma tu contraseña').fill('otra cosa 26');
    await main(page).getByRole('button', { name: 'Guardar' }).click();
  },
});
/** Asks for another address. @returns the new one. */
async function changeEmail(page: Page): Promise<string> {
  const next = newCandidate().email;
  await main(page).getByLabel('Correo nuevo').fill(next);
  await main(page).getByLabel('Confirma tu correo').fill(next);
  await main(page).getByLabel('Contraseña actual').fill(password);
  await main(page).getByRole('button', { name: 'Cambiar correo' }).click();
  await main(page).getByText('Te enviamos un correo para confirmar el cambio.').waitFor();
  return next;
}
shoot('settings-correo-pending', {
  as: person(ready),
  path: `${SETTINGS}/correo`,
  act: async (page) => {
    await changeEmail(page);
    await page.reload();
    await page.locator('html[data-ready="true"]').waitFor();
  },
});
/** A person of its own for each picture: an address is changed once. */
shoot('email-changed', {
  path: async (request) => {
    await person(ready)(request);
    return `${SETTINGS}/correo`;
  },
  act: async (page, context) => {
    const next = await changeEmail(page);
    await page.goto(await confirmationLinkFor(context.request, next));
    await page.getByRole('heading', { name: 'Tu nuevo correo quedó confirmado.' }).waitFor();
  },
});

const leaving = async (request: APIRequestContext) => {
  await person(ready)(request);
  const answer = await request.post('/rest', {
    headers: OWN,
    data: { server: 'myService', service: 'accountToken', payload: { type: 'delete', emailaddress: email } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  link = await deletionLinkFor(request, email);
};
shoot('delete-link', { as: leaving, path: async () => link });
shoot('delete-dead-link', { path: '/cuenta/eliminar/12345.ABCDEF' });
shoot('delete-ask', { path: '/cuenta/eliminar' });
shoot('deleted', { path: '/cuenta/eliminado' });
shoot('delete-pending', {
  as: async (request) => {
    await person(ready)(request);
    const { userid } = JSON.parse(
      decodeURIComponent(
        (await request.storageState()).cookies.find(({ name }) => name === 'session')?.value ?? '{}',
      ),
    ) as { userid: string };
    const answer = await request.delete(`/api/v2/accounts/${userid}`, {
      headers: OWN,
      params: { reason: 2 },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    const again = await request.post('/rest', {
      headers: OWN,
      data: { server: 'authentication', service: 'retrieveToken', payload: { userid: email, password } },
    });
    expect(again.status(), await again.text()).toBe(200);
  },
  path: '/cuenta/eliminar',
});

for (const kind of ['correos', 'confirmar-correo', 'cancelar-correo'])
  shoot(`subscription-dead-${kind}`, { path: `/suscripcion/${kind}/12345.ABCDEF` });

shoot('subscription-confirmed', {
  as: async (request) => {
    await person(unconfirmed)(request);
    const answer = await request.post('/api/alert', {
      headers: OWN,
      data: { payload: { searchstring: 'cajero' } },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    link = await linkFor(request, email, 'suscripcion/confirmar-correo');
  },
  path: async () => link,
});
/** The mail of an employer's answer leads to the page that ends such mails. */
shoot('mails-ended', {
  as: async (request) => {
    await person(ready)(request);
    const feed = `pantalla-m-${Date.now()}`;
    const offer = await importOffer(request, feed, {
      title: `Ayudante de pantallas ${'abcdefghij'[Date.now() % 10]}`,
      applicationContact: { email: `${feed}@tienda.example` },
    });
    await apply(request, offer.id);
    const token = (await employerLinkFor(request, `${feed}@tienda.example`)).split('/').at(-1);
    const answer = await request.put('/rest', {
      headers: OWN,
      data: {
        server: 'myService',
        service: 'received_applications',
        payload: { token, state: 'inProcess', text: 'Te buscamos.' },
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    link = await linkFor(request, email, 'suscripcion/correos');
  },
  path: async () => link,
});
for (const page of [
  'aviso-privacidad',
  'aviso-privacidad-v2',
  'terminos-condiciones',
  'terminos-condiciones-v2',
])
  shoot(`legal-${page}`, { path: `/${page}` });
shoot('header-login', {
  path: '/acerca-de',
  act: async (page) => {
    await page
      .getByRole('banner')
      .getByText(/Iniciar sesión|Ingresar/)
      .locator('visible=true')
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Correo electrónico').waitFor();
  },
  viewport: true,
});

shoot('user-menu', {
  as: ready,
  path: '/dashboard',
  viewport: true,
  act: async (page) => {
    await page
      .getByRole('button', { name: /^Menú$|Guadalupe/ })
      .locator('visible=true')
      .first()
      .click();
    await page.getByRole('link', { name: 'Configurar cuenta' }).locator('visible=true').waitFor();
  },
});
shoot('mail-popup', {
  as: unconfirmed,
  path: '/dashboard',
  viewport: true,
  act: async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Revisa tu correo electrónico' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Reenviar/ })
      .waitFor();
  },
});
