import { expect, test, type APIRequestContext } from '@playwright/test';
import { scrollsSideways } from '../support/axe.ts';
import { importOffer } from '../support/imported-offer.ts';
import { employerLinkFor } from '../support/outbox.ts';
import { signUpReady, write } from '../support/ready-candidate.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** What people paste into their texts: nothing in it says where a line may break. */
const LINK = `https://meet.example.com/${'abcdefghij'.repeat(14)}`;
const WORD = 'puestodetrabajo'.repeat(4);

const OWN = { 'x-chamba': '1' };

async function readResumeId(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/rest', { params: { server: 'myService', service: 'resumes' } });
  const { response } = (await answer.json()) as { response: { resumes: Array<{ resumeid: string }> } };
  return response.resumes[0]?.resumeid ?? '';
}

test('unbreakable texts of candidates, employers and feeds cause no horizontal overflow at 320 px', async ({
  context,
  page,
}) => {
  test.setTimeout(60_000);
  const { request } = context;
  const feed = `largas-${Date.now()}`;
  const recipient = `${feed}@tienda.example`;
  const offer = await importOffer(request, feed, {
    title: `Almacenista ${WORD}`,
    hiringOrganization: { name: WORD.toUpperCase() },
    description: `<p>${LINK}</p><ul><li>${LINK}</li></ul>`,
    applicationContact: { email: recipient },
    applicationQuestions: [{ id: 'liga', question: `¿Ya viste ${LINK.slice(0, 120)}?`, type: 'boolean' }],
  });
  await signUpReady(request);
  const resumeId = await readResumeId(request);
  const job = {
    'employments.jobtitle': WORD,
    'employments.company': WORD,
    'employments.startdate': '2018-01',
    'employments.iscurrent': 'true',
    'employments.description': LINK,
  };
  const updater = Object.entries(job).map(([field, value]) => ({ field, value, elementid: '0' }));
  await write(request, 'resume', { updater }, resumeId);
  await request.post('/api/alert', { headers: OWN, data: { payload: { searchstring: WORD } } });

  await test.step('the questions of the offer', async () => {
    await page.goto(offer.url);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Postularme' }).locator('visible=true').first().click();
    const dialog = page.getByRole('dialog', { name: 'Preguntas de la empresa' });
    await expect(dialog).toBeVisible();
    const question = dialog.getByText('¿Ya viste');
    expect(await question.evaluate((text) => text.getBoundingClientRect().right <= innerWidth)).toBe(true);
    await dialog.locator('label', { hasText: 'Sí' }).click();
    await dialog.getByRole('button', { name: 'Postularme' }).click();
    await expect(page.getByText('Postulado', { exact: true }).locator('visible=true').first()).toBeVisible();
  });

  const link = await employerLinkFor(request, recipient);
  const token = link.split('/').at(-1) ?? '';
  await write(request, 'received_applications', { token });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const interview = { token, state: 'interview', at, place: WORD, link: LINK, text: LINK };
  const answered = await request.put('/rest', {
    headers: OWN,
    data: { server: 'myService', service: 'received_applications', payload: interview },
  });
  expect(answered.status(), await answered.text()).toBe(200);
  const { secret } = await write(request, 'cv_shares', { resumeid: resumeId, days: 7, contact: true });

  const paths = [
    '/curriculo',
    '/dashboard',
    '/dashboard/notificaciones',
    '/postulaciones',
    `/postulaciones/${offer.id}`,
    `/empleos-de-${WORD}`,
    `/cv/${String(secret)}`,
    link,
  ];
  for (const path of paths) {
    await test.step(path.slice(0, 30), async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});
