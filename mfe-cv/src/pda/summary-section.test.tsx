import { screen, within } from '@testing-library/react';
import type { PdaResultAnswer, TransportRequest } from '@chamba/kernel/api';
import { candidate, resume } from '../testing/fixtures.ts';
import { openResume } from '../testing/open-resume.tsx';

const user_profile = { userid: '7' };
const RESULT: NonNullable<PdaResultAnswer['pda']> = {
  profile: 'Sociable y ordenada',
  description: 'Pesan las palabras de una persona sociable y ordenada.',
  date: '2026-11-20T18:00:00Z',
  valid: true,
  dimensions: [],
  inwords: 'Con metas claras',
  reason: '',
  repeatfrom: '2026-12-20T18:00:00Z',
};

/** The section of the test on a résumé's page. @param pda what the service answers; undefined: it fails. */
async function openWith(pda: PdaResultAnswer['pda'] | undefined) {
  const { store } = await openResume(async ({ query }: TransportRequest) => {
    const service = query?.['service'];
    if (service === 'getpda' && pda === undefined) throw new Error('no network');
    const response =
      service === 'getpda'
        ? { pda }
        : service === 'candidateData'
          ? { candidate_data: candidate }
          : { resume: resume() };
    return { status: 200, data: { status: 200, response: { user_profile, ...response } } };
  });
  return { store, section: within(screen.getByRole('region', { name: 'Prueba conductual' })) };
}

test.each([
  [RESULT, 'Ver mi resultado', 'Sociable y ordenada'],
  [{ ...RESULT, profile: '', description: '', valid: false }, 'Repetir prueba', /no es válido/],
  [null, 'Hacer la prueba', /solo para ti: las empresas no lo ven/],
  [undefined, 'Ir a la prueba', /Conoce cómo te describes/],
])('the section of a résumé shows what became of the test and leads to it (%#)', async (pda, link, text) => {
  const { store, section } = await openWith(pda);
  expect((await section.findByRole('link', { name: link })).getAttribute('href')).toBe(
    '/curriculo/test-conductual',
  );
  expect(section.getByText(text)).toBeTruthy();
  store.stop();
});
