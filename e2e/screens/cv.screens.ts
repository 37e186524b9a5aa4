import { fileURLToPath } from 'node:url';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { answer, BEHAVIOURAL_TEST } from '../support/behavioural-test.ts';
import { write } from '../support/ready-candidate.ts';
import { confirmedWithoutResume, firstResume, ready } from './people.ts';
import { shoot } from './shoot.ts';

const file = (name: string): string =>
  fileURLToPath(new URL(`../../bench/cv-import/files/${name}`, import.meta.url));

const press = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first().click();
const dialogShown = (page: Page) => page.getByRole('dialog').first().waitFor();

/** Somebody with a full CV: read from a document, and saved as the page does. */
async function filled(page: Page): Promise<void> {
  await page.goto('/subir-cv');
  await page.locator('html[data-ready="true"]').waitFor();
  await page.locator('input[type=file]').setInputFiles(file('seen/left-sidebar.pdf'));
  await page.getByRole('button', { name: /^Guardar \d+ datos$/ }).click();
  await page.getByText(/Listo, guardamos \d+ datos en tu CV/).waitFor();
}
/** Somebody ready to apply who has done something on a page of their own. */
const readyWho =
  (act: (page: Page) => Promise<void>) =>
  async (request: APIRequestContext, browser: Browser): Promise<void> => {
    await ready(request);
    const context = await browser.newContext({
      ...test.info().project.use,
      storageState: await request.storageState(),
    });
    await act(await context.newPage());
    await context.close();
  };
const withCv = readyWho(filled);
const tested = readyWho((page) =>
  answer(
    page,
    ['Organizada', 'Eficiente', 'Metódica', 'Práctica', 'Amable'],
    ['Conversadora', 'Extrovertida', 'Audaz', 'Enérgica', 'Amable'],
  ),
);

shoot('cv-new', { as: confirmedWithoutResume, path: '/curriculo' });
shoot('cv-thin', { as: ready, path: '/curriculo' });
shoot('cv-full', { as: withCv, path: '/curriculo' });
shoot('cv-edit-job', {
  as: withCv,
  path: '/curriculo',
  act: async (page) => press(page, /^Editar: .*, /),
});
shoot('cv-add-errors', {
  as: ready,
  path: '/curriculo',
  act: async (page) => {
    await press(page, 'Agregar experiencia');
    await page.getByLabel('Puesto').waitFor();
    await press(page, 'Guardar');
  },
});
shoot('cv-personal', {
  as: ready,
  path: '/curriculo',
  act: async (page) => press(page, 'Editar: Datos personales'),
});
shoot('cv-conflict', {
  as: withCv,
  path: '/curriculo',
  act: async (page, context) => {
    const jobs = (on: Page) => on.getByRole('region', { name: 'Experiencia profesional' });
    const other = await context.newPage();
    await other.goto('/curriculo');
    await other.locator('html[data-ready="true"]').waitFor();
    for (const tab of [page, other]) {
      await jobs(tab)
        .getByRole('button', { name: /^Editar: / })
        .first()
        .click();
      await tab.getByLabel('Puesto').waitFor();
    }
    await other.getByLabel('Puesto').fill(`Jefa de cajas ${Date.now() % 1000}`);
    await other.keyboard.press('Enter');
    await expect(other.getByLabel('Puesto')).toHaveCount(0);
    await page.getByLabel('Puesto').fill('Cajera de noche');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Esto cambió en otra ventana' }).waitFor();
    await other.close();
  },
});
/** What each of the dialogs has once it is ready. */
const READY = {
  download: /^Descargar/,
  share: 'Crear enlace',
  copies: /^Duplicar/,
  history: /^Ver: /,
} as const;

for (const [name, label] of [
  ['download', 'Descargar'],
  ['share', 'Compartir'],
  ['copies', 'Mis CV'],
  ['history', 'Historial'],
] as const)
  shoot(`cv-${name}`, {
    as: withCv,
    path: '/curriculo',
    act: async (page) => {
      await press(page, label);
      await dialogShown(page);
      await page.getByRole('dialog').getByRole('button', { name: READY[name] }).first().waitFor();
      if (name === 'share') {
        await page.getByRole('dialog').getByRole('button', { name: 'Crear enlace' }).click();
        await page.getByRole('dialog').getByLabel('Tu enlace').waitFor();
      }
    },
    viewport: true,
  });
shoot('cv-two-copies', {
  as: async (request, browser) => {
    await withCv(request, browser);
    await write(request, 'resumes', { resumeid: await firstResume(request) });
  },
  path: '/curriculo',
  act: async (page) => {
    await press(page, 'Mis CV');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Usar para postularme/ })
      .waitFor();
  },
  viewport: true,
});
shoot('cv-history-version', {
  as: withCv,
  path: '/curriculo',
  act: async (page) => {
    await press(page, 'Historial');
    await dialogShown(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ver: / })
      .last()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).waitFor();
  },
  viewport: true,
});
const choosePhoto = async (page: Page, buffer: Buffer) => {
  await press(page, /foto/i);
  await dialogShown(page);
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'yo.jpg', mimeType: 'image/jpeg', buffer });
};
shoot('cv-photo', {
  as: ready,
  path: '/curriculo',
  act: async (page) => {
    const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#7a9' } })
      .jpeg()
      .toBuffer();
    await choosePhoto(page, picture);
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar foto' }).waitFor();
  },
  viewport: true,
});
shoot('cv-photo-refused', {
  as: ready,
  path: '/curriculo',
  act: async (page) => {
    await choosePhoto(page, Buffer.from('no es una foto'));
    await page.getByRole('dialog').getByRole('alert').waitFor();
  },
  viewport: true,
});
shoot('cv-file-refused', {
  as: ready,
  path: '/curriculo',
  act: async (page) => {
    const files = page.getByRole('region', { name: 'Archivos y enlaces' });
    await files.scrollIntoViewIfNeeded();
    await files
      .locator('input[type=file]')
      .setInputFiles({ name: 'cv.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await files.getByText('El archivo debe ser PDF o Word.').waitFor();
  },
});
shoot('cv-improve', {
  as: withCv,
  path: '/curriculo',
  act: async (page) => {
    await press(page, /^Editar: .*, /);
    await page.getByLabel('Puesto').waitFor();
    await page
      .getByRole('button', { name: /IA|Mejorar/ })
      .first()
      .click();
    await page.getByText(/^(?:Texto propuesto|No hay propuesta)$/).waitFor();
  },
});
shoot('upload', { as: ready, path: '/subir-cv' });
shoot('upload-refused', {
  as: ready,
  path: '/subir-cv',
  act: async (page) => {
    await page.locator('input[type=file]').setInputFiles(file('bad/scanned.pdf'));
    await page.getByText(/parece una foto/).waitFor();
  },
});
shoot('upload-review', {
  as: ready,
  path: '/subir-cv',
  act: async (page) => {
    await page.locator('input[type=file]').setInputFiles(file('seen/left-sidebar.pdf'));
    await page.getByRole('heading', { name: 'Revisa lo que entendimos' }).waitFor();
  },
});
shoot('pda', { as: ready, path: BEHAVIOURAL_TEST });
shoot('pda-step', { as: ready, path: `${BEHAVIOURAL_TEST}/1` });
shoot('pda-result', { as: tested, path: BEHAVIOURAL_TEST });
shoot('open-english', { as: ready, path: '/open-english' });
let shared = '';
shoot('shared-cv', {
  as: async (request, browser) => {
    await withCv(request, browser);
    const made = await write(request, 'cv_shares', {
      resumeid: await firstResume(request),
      days: 7,
      contact: true,
    });
    shared = `/cv/${String(made['secret'])}`;
  },
  path: async () => shared,
});
shoot('shared-cv-ended', { path: '/cv/12345.ABCDEF' });
