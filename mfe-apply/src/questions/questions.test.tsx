import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@chamba/kernel/events';
import { keepPendingApply, listOutbox, removeFromOutbox } from '@chamba/kernel/outbox';
import { hasUnsavedChanges } from '@chamba/kernel/unsaved';
import ApplySlot from '../apply/apply.slot.tsx';
import { job, sessionAnswer } from '../testing/fixtures.ts';
import { closeTab, draw, forgetEverything, gateway, listed, openTab } from '../testing/page.tsx';

const offer = job({
  skills: [{ id: 'excel', description: 'Excel' }],
  questions: [
    { id: 'turno', question: '¿Puedes rolar turnos?', kind: 'boolean', options: [] },
    { id: 'zona', question: '¿En qué sucursal?', kind: 'choice', options: ['Centro', 'Cumbres'] },
    { id: 'anios', question: '¿Cuántos años de experiencia tienes?', kind: 'number', options: [] },
    { id: 'motivo', question: '¿Por qué quieres este trabajo?', kind: 'text', options: [] },
  ],
});
const quiet = () => gateway(() => listed('7'));
const press = async (name = 'Postularme') => {
  const buttons = await screen.findAllByRole('button', { name });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};
const dialog = () => screen.queryByRole('dialog', { name: 'Preguntas de la empresa' });

async function answerAll() {
  await userEvent.click(screen.getByRole('radio', { name: 'Sí' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '¿En qué sucursal?' }), 'Cumbres');
  await userEvent.type(screen.getByRole('textbox', { name: '¿Cuántos años de experiencia tienes?' }), '3');
  await userEvent.type(
    screen.getByRole('textbox', { name: '¿Por qué quieres este trabajo?' }),
    'Me queda cerca',
  );
}

afterEach(async () => {
  history.replaceState(null, '', '/');
  await forgetEverything();
});

test('an offer with questions asks them before the application goes to the outbox', async () => {
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await press();
  await screen.findByRole('dialog', { name: 'Preguntas de la empresa' });
  expect(await listOutbox('7')).toEqual([]);
  await press();
  expect(screen.getAllByText(/Este dato es obligatorio/).length).toBeGreaterThanOrEqual(4);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Sí' }));
  await answerAll();
  await userEvent.click(screen.getByText('Tu nivel en lo que pide la vacante (opcional)'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Excel' }), 'Avanzado');
  await press();
  await waitFor(async () => expect(await listOutbox('7')).toHaveLength(1));
  const [entry] = await listOutbox('7');
  expect(entry?.killerQuestions).toEqual([
    { id: 'turno', answer: 'Sí' },
    { id: 'zona', answer: 'Cumbres' },
    { id: 'anios', answer: '3' },
    { id: 'motivo', answer: 'Me queda cerca' },
  ]);
  expect(entry?.skills).toEqual([{ id: 'excel', level: 'Avanzado' }]);
  expect(entry).not.toHaveProperty('resumeid');
  expect(dialog()).toBeNull();
});

test.each([
  ['tres', 'Escribe solo números'],
  ['1e3', 'Escribe solo números'],
  ['2,5', null],
])('as number of years %s is answered with %s', async (typed, message) => {
  draw(openTab(quiet(), sessionAnswer()), <ApplySlot job={offer} placement="title" />);
  await press();
  const field = await screen.findByRole('textbox', { name: '¿Cuántos años de experiencia tienes?' });
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(screen.queryByText('Escribe solo números')?.textContent ?? null).toBe(message);
});

test('what was typed survives closing, a reload and a refusal, and another account does not see it', async () => {
  const first = openTab(quiet(), sessionAnswer());
  const { unmount } = draw(first, <ApplySlot job={offer} placement="title" />);
  await press();
  await screen.findByRole('dialog');
  await answerAll();
  expect(hasUnsavedChanges()).toBe(true);
  await press('Cerrar');
  expect(dialog()).toBeNull();
  expect(hasUnsavedChanges()).toBe(false);
  await press();
  expect(await screen.findByDisplayValue('Me queda cerca')).toBeTruthy();
  unmount();
  closeTab(first);

  const again = openTab(quiet(), sessionAnswer());
  const page = draw(again, <ApplySlot job={offer} placement="title" />);
  await press();
  expect(await screen.findByDisplayValue('Me queda cerca')).toBeTruthy();
  await press();
  await waitFor(async () => expect(await listOutbox('7')).toHaveLength(1));
  await removeFromOutbox('7', offer.id);
  const settled = { jobid: offer.id, outcome: 'rejected', code: 'MYS-9' } as const;
  act(() => void again.dispatch(event('application/settled', settled)));
  await press();
  expect(await screen.findByDisplayValue('Me queda cerca')).toBeTruthy();
  page.unmount();
  closeTab(again);

  draw(openTab(quiet(), sessionAnswer({ userid: '8' })), <ApplySlot job={offer} placement="title" />);
  await press();
  await screen.findByRole('dialog');
  expect(screen.queryByDisplayValue('Me queda cerca')).toBeNull();
});

test('a wish from before the log-in opens the questions once, and is not sent without answers', async () => {
  history.replaceState(null, '', offer.url);
  keepPendingApply({ jobid: offer.id, external: false });
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await screen.findByRole('dialog', { name: 'Preguntas de la empresa' });
  expect(await listOutbox('7')).toEqual([]);
  // A page that is closed now has lost nothing.
  expect(document.cookie).toContain('pending_apply');
  await press('Cerrar');
  await waitFor(() => expect(document.cookie).not.toContain('pending_apply'));
  expect(dialog()).toBeNull();
});

const waitsForAnswers = event('application/settled', {
  jobid: offer.id,
  outcome: 'rejected',
  state: 'waiting',
  waiting: 'answers',
});

test('an application that waits for answers asks for them, and waits on when the dialog is closed', async () => {
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  act(() => void tab.dispatch(waitsForAnswers));
  expect(await screen.findByText('En espera')).toBeTruthy();
  await press('Responder');
  await screen.findByRole('dialog', { name: 'Preguntas de la empresa' });
  await press('Cerrar');
  expect(await screen.findByText('En espera')).toBeTruthy();
  await press('Responder');
  await screen.findByRole('dialog');
  await answerAll();
  await press();
  await waitFor(async () => expect((await listOutbox('7'))[0]?.killerQuestions).toHaveLength(4));
});

test('the link from the list of applications opens the questions once', async () => {
  history.replaceState(null, '', `${offer.url}#responder`);
  const tab = openTab(quiet(), sessionAnswer());
  draw(
    tab,
    <>
      <ApplySlot job={offer} placement="title" />
      <ApplySlot job={offer} placement="bar" />
    </>,
  );
  act(() => void tab.dispatch(waitsForAnswers));
  await screen.findByRole('dialog', { name: 'Preguntas de la empresa' });
  await press('Cerrar');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(screen.getAllByText('En espera')).toHaveLength(2);
});

test('a candidate with several CVs chooses one, the default one first', async () => {
  const session = sessionAnswer();
  const choices = [
    { resumeid: '70', title: 'Cajera' },
    { resumeid: '71', title: 'Almacén' },
  ];
  const plain = job();
  const tab = openTab(quiet(), { ...session, resume: { ...session.resume, choices } });
  draw(tab, <ApplySlot job={plain} placement="title" />);
  await press();
  const select = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: '¿Con qué currículum te quieres postular?',
  });
  expect(select.value).toBe('70');
  await userEvent.selectOptions(select, 'Almacén');
  await press();
  await waitFor(async () => expect((await listOutbox('7'))[0]?.resumeid).toBe('71'));
});
