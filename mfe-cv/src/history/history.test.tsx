import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Resume, TransportRequest } from '@chamba/kernel/api';
import { candidate, resume } from '../testing/fixtures.ts';
import { openResume } from '../testing/open-resume.tsx';

const user_profile = { userid: '7' };

// A busy machine may take longer than is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The first use loads the code of the dialog, which is no part of what is tested.
beforeAll(() => import('./history-dialog.tsx'));

/** A page over a service that keeps every state of its résumé. */
async function open(states: readonly Resume[]) {
  const kept = [...states];
  const restored: number[] = [];
  const transport = async ({ query, body }: TransportRequest) => {
    const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
    if (query?.['service'] === 'candidateData') return ok({ user_profile, candidate_data: candidate });
    if (body) {
      const { payload } = body as { payload: { revision: number } };
      restored.push(payload.revision);
      const source = kept.find(({ revision }) => revision === payload.revision);
      if (!source) throw new Error('that save is not kept');
      kept.push({ ...source, revision: kept.length + 1 });
      return ok({ user_profile, resumeid: '70', revision: kept.length });
    }
    if (query?.['service'] === 'resume-history')
      return ok({
        user_profile,
        versions: kept
          .map(({ revision }) => ({
            revision,
            saved: `2026-11-0${revision}T18:00:00Z`,
            sections: ['objetivo'],
          }))
          .reverse(),
      });
    const asked = query?.['revision'];
    return ok({
      user_profile,
      resume: kept.find(({ revision }) => String(revision) === asked) ?? kept.at(-1),
    });
  };
  const { store } = await openResume(transport);
  return { store, restored, user: userEvent.setup() };
}

test('an earlier save can be looked at, restored, and that undone', async () => {
  const { store, restored, user } = await open([
    resume({ revision: 1, resumetitle: 'Vendedora' }),
    resume({ revision: 2, resumetitle: 'Cajera' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Historial' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const look = await dialog.findByRole('button', { name: /^Ver: .*Objetivo profesional/, hidden: true });
  expect(dialog.getByText('Como está ahora')).toBeTruthy();
  await user.click(look);
  expect(await dialog.findByText('Puesto o profesión: Vendedora')).toBeTruthy();
  const focused = () => document.activeElement;
  expect(focused()?.textContent).toContain('Puesto o profesión: Vendedora');
  await user.click(dialog.getByRole('button', { name: 'Volver', hidden: true }));
  expect(focused()?.getAttribute('aria-label')).toMatch(/^Ver: .*Objetivo profesional/);
  await user.click(dialog.getByRole('button', { name: /^Ver: .*Objetivo profesional/, hidden: true }));
  await dialog.findByText('Puesto o profesión: Vendedora');
  expect(restored).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Restaurar', hidden: true }));
  expect(await dialog.findByText(/Tu CV quedó como estaba/)).toBeTruthy();
  expect(focused()?.textContent).toBe('Deshacer');
  const wants = within(screen.getByRole('region', { name: 'Objetivo profesional' }));
  expect(wants.getByText('Profesión').nextElementSibling?.textContent).toBe('Vendedora');

  await user.click(dialog.getByRole('button', { name: 'Deshacer', hidden: true }));
  await waitFor(() => expect(wants.getByText('Profesión').nextElementSibling?.textContent).toBe('Cajera'));
  expect(restored).toEqual([1, 2]);
  await waitFor(() => expect(focused()?.tagName).toBe('OL'));
  store.stop();
});
