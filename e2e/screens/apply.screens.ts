import { createServer } from 'node:http';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { endOffers, importOffer } from '../support/imported-offer.ts';
import { employerLinkFor } from '../support/outbox.ts';
import type { Candidate } from '../support/candidate.ts';
import { activate, offers, write } from '../support/ready-candidate.ts';
import { apply, confirmedWithoutResume, firstResume, hold, ready, unconfirmed } from './people.ts';
import { shoot } from './shoot.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first();
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).locator('visible=true').first();

let count = 0;
const nameFeed = (): string => `pantalla-${Date.now()}-${(count += 1)}`;

const QUESTIONS = [
  { id: 'turno', question: '¿Puedes rolar turnos?', type: 'boolean' },
  { id: 'anios', question: '¿Cuántos años de experiencia tienes?', type: 'number' },
];

async function mailOffer(request: APIRequestContext, title: string, more: object = {}) {
  const feed = nameFeed();
  return {
    feed,
    email: `${feed}@tienda.example`,
    ...(await importOffer(request, feed, {
      title: `${title} ${feed.slice(-3).replaceAll(/\d/g, 'x')}${String.fromCodePoint(97 + (count % 26))}`,
      applicationContact: { email: `${feed}@tienda.example` },
      ...more,
    })),
  };
}

async function sampleOffer(request: APIRequestContext): Promise<string> {
  return (await offers(request))[0]?.url ?? '';
}

const tapApply = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await button(page, 'Postularme').click();
};

let offerUrl = '';

shoot('apply-ready', { as: ready, path: sampleOffer });

shoot('apply-questions', {
  as: async (request) => {
    await ready(request);
    offerUrl = (await mailOffer(request, 'Encargado de piso', { applicationQuestions: QUESTIONS })).url;
  },
  path: async () => offerUrl,
  act: async (page) => {
    await tapApply(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Postularme' }).click();
  },
  viewport: true,
});

shoot('apply-two-cvs', {
  as: async (request) => {
    await ready(request);
    await write(request, 'resumes', { resumeid: await firstResume(request) });
    offerUrl = (await mailOffer(request, 'Cajera de caja rápida')).url;
  },
  path: async () => offerUrl,
  act: async (page) => {
    await tapApply(page);
    await page.getByRole('dialog').waitFor();
  },
  viewport: true,
});

shoot('apply-waits-confirm', {
  as: async (request) => {
    await unconfirmed(request);
    offerUrl = await sampleOffer(request);
  },
  path: async () => offerUrl,
  act: async (page) => {
    await page.waitForLoadState('networkidle');
    if (await button(page, 'Postularme').isVisible()) await tapApply(page);
    await link(page, 'Confirmar mi correo').waitFor();
  },
});

shoot('apply-waits-resume', {
  as: async (request) => {
    await confirmedWithoutResume(request);
    offerUrl = await sampleOffer(request);
  },
  path: async () => offerUrl,
  act: async (page) => {
    await page.waitForLoadState('networkidle');
    if (await button(page, 'Postularme').isVisible()) await tapApply(page);
    await expect(link(page, /Confirmar mi correo|Completar mi CV/)).toBeVisible();
  },
});

/** Reasons that come about by calls: nothing in the CV, an offer of another state, questions without answers. */
const REASONS: Readonly<Record<string, [(request: APIRequestContext) => Promise<Candidate>, object]>> = {
  confirm: [unconfirmed, {}],
  resume: [confirmedWithoutResume, {}],
  // Who is confirmed is refused at once: it waits where the address was confirmed after the tap.
  region: [unconfirmed, { applicantLocationRequirements: { '@type': 'State', name: 'Yucatán' } }],
  answers: [ready, { applicationQuestions: QUESTIONS }],
};
for (const [reason, [person, more]] of Object.entries(REASONS))
  for (const where of ['list', 'offer'] as const)
    shoot(`waiting-${reason}-${where}`, {
      as: async (request) => {
        const candidate = await person(request);
        const offer = await mailOffer(request, 'Promotor de tienda', more);
        await hold(request, offer.id);
        if (reason === 'region') await activate(request, candidate);
        offerUrl = offer.url;
      },
      path: async () => (where === 'list' ? '/postulaciones' : offerUrl),
    });

/** Accounts have accepted the terms since they exist: the reason is put in the place of another one. */
shoot('waiting-terms-offer', {
  as: async (request) => {
    await unconfirmed(request);
    const [first] = await offers(request);
    await hold(request, first?.id ?? '');
    offerUrl = first?.url ?? '';
  },
  edge: (page) =>
    page.route(/\/rest\?.*applications/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"waiting":"confirm"', '"waiting":"terms"');
      await route.fulfill({ response, body });
    }),
  path: async () => offerUrl,
});

shoot('apply-expired', {
  as: async (request) => {
    await ready(request);
    const { feed, url, id } = await mailOffer(request, 'Montacarguista de noche');
    await apply(request, id);
    offerUrl = url;
    await endOffers(request, feed);
  },
  path: async () => offerUrl,
});

shoot('apply-sent', {
  as: async (request) => {
    await ready(request);
    const { url, id } = await mailOffer(request, 'Ayudante general');
    await apply(request, id);
    offerUrl = url;
  },
  path: async () => offerUrl,
});

shoot('apply-on-its-way', {
  as: async (request) => {
    await ready(request);
    offerUrl = (await mailOffer(request, 'Auxiliar de bodega')).url;
  },
  path: async () => offerUrl,
  act: async (page, context) => {
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await button(page, 'Postularme').click();
    await page.getByText('Postulado', { exact: true }).locator('visible=true').first().waitFor();
  },
});

let receiptPath = '';
let employer = '';

test.describe('a list with every state', () => {
  let server: ReturnType<typeof createServer>;
  let port = 0;
  let status = 204;
  test.beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  test.afterAll(() => server.close());

  const everyState = async (request: APIRequestContext) => {
    await ready(request);
    const sent = await mailOffer(request, 'Vendedora de mostrador', { applicationQuestions: QUESTIONS });
    const detail = (await (await request.get('/api/job', { params: { jobID: sent.id } })).json()) as {
      response: { job: { questions: Array<{ id: string }> } };
    };
    const [turn, years] = detail.response.job.questions;
    await apply(request, sent.id, [
      { id: turn?.id, answer: 'Sí' },
      { id: years?.id, answer: '3' },
    ]);
    receiptPath = sent.id;
    const seen = await mailOffer(request, 'Recepcionista');
    await apply(request, seen.id);
    const interview = await mailOffer(request, 'Auxiliar administrativo');
    await apply(request, interview.id);
    const refused = await mailOffer(request, 'Contador junior');
    await apply(request, refused.id);
    const external = await importOffer(request, nameFeed(), {
      title: `Chofer repartidor ${String.fromCodePoint(97 + count)}`,
      url: 'https://empresa.example/vacante',
      directApply: false,
    });
    await apply(request, external.id);
    status = 410;
    const undelivered = await mailOffer(request, 'Soldador de estructura', {
      applicationContact: { webhook: `http://127.0.0.1:${port}/h` },
    });
    await apply(request, undelivered.id);
    const [sample, other] = await offers(request);
    if (sample) await apply(request, sample.id);
    if (other) {
      await apply(request, other.id);
      await request.delete('/rest', {
        headers: { 'x-chamba': '1' },
        params: { server: 'myService', service: 'applications', instance: other.id },
      });
    }
    for (const [mail, answer] of [
      [seen.email, undefined],
      [
        interview.email,
        {
          state: 'interview',
          at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
          place: 'Av. Juárez 10, Centro',
          text: 'Trae tu identificación.',
        },
      ],
      [refused.email, { state: 'rejected', text: 'Gracias por tu interés.' }],
    ] as const) {
      const token = (await employerLinkFor(request, mail)).split('/').at(-1);
      await write(request, 'received_applications', { token });
      if (answer) {
        const put = await request.put('/rest', {
          headers: { 'x-chamba': '1' },
          data: { server: 'myService', service: 'received_applications', payload: { token, ...answer } },
        });
        expect(put.status(), await put.text()).toBe(200);
      }
    }
    await expect
      .poll(async () =>
        (await request.get('/rest', { params: { server: 'myService', service: 'applications' } })).text(),
      )
      .toContain('undelivered');
  };

  shoot('applications-every-state', { as: everyState, path: '/postulaciones' });
  shoot('receipt', { as: everyState, path: async () => `/postulaciones/${receiptPath}` });
  shoot('who-has-my-cv', {
    as: everyState,
    path: '/postulaciones',
    act: async (page) => {
      await page.getByText('¿Quién tiene mi CV?').first().click();
    },
  });
});

shoot('applications-empty', { as: ready, path: '/postulaciones' });

const received = async (request: APIRequestContext) => {
  await ready(request);
  const { id, email } = await mailOffer(request, 'Encargada de almacén');
  await apply(request, id);
  employer = await employerLinkFor(request, email);
};
shoot('employer-before', { as: received, path: async () => employer });
shoot('employer-opened', {
  as: received,
  path: async () => employer,
  act: async (page) => {
    await page.getByRole('button', { name: 'Ver la postulación' }).click();
    await page.getByRole('button', { name: /Descargar el CV/ }).waitFor();
    await page.locator('label', { hasText: 'Entrevista' }).click();
  },
});
shoot('employer-dead', { path: '/recibida/0123456789' });
