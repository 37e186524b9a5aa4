import { render, screen, waitFor, within } from '@testing-library/react';
import type { Job, ScorerAnswer } from '@chamba/kernel/api';
import { sessionStarted } from '@chamba/kernel/session';
import { Provider } from '@chamba/kernel/store';
import { createTestStore, fakeGateway, type Reply } from '@chamba/kernel/testing';
import { offer, sessionAnswer } from '../testing/fixtures.ts';
import MatchSlot, { sagas, slices } from './match.slot.tsx';

const SCORE: ScorerAnswer['scores'][number] = {
  jobID: '9',
  score: 82,
  scoreCategory: 100,
  scoreSubcategory: 100,
  scoreLocation: 100,
  scoreEducation: 100,
  scoreSalary: 93,
};
const META = { scorer: 60, category: 100, subcategory: 100, salary: 100, education: 100, location: 70 };

function open(answer: Reply, { resumeid = '70', job = offer() }: { resumeid?: string; job?: Job } = {}) {
  const { requests, transport } = fakeGateway(() => answer);
  const { store } = createTestStore(transport);
  store.inject({ owner: 'mfe-cv', version: '0.0.0', slices, sagas });
  store.dispatch(sessionStarted({ answer: sessionAnswer(resumeid), method: 'token' }));
  const view = render(
    <Provider store={store}>
      <MatchSlot job={job} />
    </Provider>,
  );
  return { requests, ...view };
}

const answer = (
  changes: Partial<ScorerAnswer['scores'][number]> = {},
  meta: object | null = META,
): Reply => ({
  data: { status: 200, response: { scores: [{ ...SCORE, ...changes }], ...(meta ? { meta } : {}) } },
});

test('shows the whole, and each part as fitting or not by its threshold', async () => {
  const { requests } = open(answer(), { job: offer({ subcategorydescription: 'Cajeros' }) });
  const card = within(await screen.findByRole('region', { name: 'Coincides en 4 de 5' }));
  expect(card.getByRole('img', { name: 'Compatibilidad: 82 de 100' })).toBeTruthy();
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'CategoríaVentasCoincide',
    'SubcategoríaCajerosCoincide',
    'UbicaciónGuadalajara, JaliscoCoincide',
    'EscolaridadBachilleratoCoincide',
    'Sueldo$9,800 – $11,200 MensualNo coincide',
  ]);
  expect(requests).toMatchObject([{ path: '/api/scorer', body: { resumeId: '70', joblist: ['9'] } }]);
});

test.each([
  [60, 'Compatibilidad Coincide'],
  [59, 'Compatibilidad No coincide'],
])('a whole of %s is a match by its own threshold', async (score, text) => {
  open(answer({ score }));
  const card = await screen.findByRole('region', { name: 'Coincides en 4 de 5' });
  expect(within(card).getByText(/^Compatibilidad/).textContent).toBe(text);
});

test('what cannot be compared is neither', async () => {
  open(answer({ scoreSalary: -1 }));
  const card = within(await screen.findByRole('region', { name: 'Coincides en 4 de 4' }));
  expect(card.getByText('Sin dato')).toBeTruthy();
});

test.each([
  ['nothing', {}, {}],
  ['one part', { scoreEducation: 100 }, {}],
  [
    'only what every candidate fulfils',
    { scoreEducation: 100, scoreLocation: 100 },
    { educationid: 0, workmode: 1 },
  ],
])('a résumé of which %s could be compared leads to what it lacks', async (_case, rest, asked) => {
  const empty = { score: 0, scoreCategory: -1, scoreSubcategory: -1, scoreLocation: -1, scoreSalary: -1 };
  open(answer({ ...empty, scoreEducation: -1, ...rest }), { job: offer(asked) });
  const card = within(await screen.findByRole('region', { name: '¿Qué tanto coincides?' }));
  expect(card.getByRole('link', { name: 'Completar mi CV' }).getAttribute('href')).toBe('/curriculo');
  expect(screen.queryByText(/Coincides en/)).toBeNull();
});

test.each([
  ['studies', { educationid: 2, workmode: 1 }],
  ['place', { educationid: 0, workmode: 0 }],
])('the %s of a résumé are compared beside what every candidate fulfils', async (_part, asked) => {
  const rest = { scoreCategory: -1, scoreSubcategory: -1, scoreSalary: -1 };
  open(answer(rest), { job: offer(asked) });
  expect(await screen.findByRole('region', { name: 'Coincides en 2 de 2' })).toBeTruthy();
});

test('without a résumé nothing is asked for and nothing shows', () => {
  const { requests, container } = open(answer(), { resumeid: '' });
  expect(container.textContent).toBe('');
  expect(requests).toEqual([]);
});

test.each([
  ['without thresholds', answer({}, null)],
  ['after a failure', 'unreachable' as const],
])('%s nothing shows', async (_case, reply) => {
  const { container } = open(reply);
  expect(container.textContent).toBe('Cargando compatibilidad');
  await waitFor(() => expect(container.textContent).toBe(''));
});
