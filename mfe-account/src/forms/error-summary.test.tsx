import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Page } from '@chamba/kernel/remote';
import createAccountPage from '../create-account/create-account.page.tsx';
import contactPage from '../sign-up/contact/contact.page.tsx';
import educationPage from '../sign-up/education/education.page.tsx';
import experiencePage from '../sign-up/experience/experience.page.tsx';
import professionPage from '../sign-up/profession/profession.page.tsx';
import { createTestStore, FakeGateway, openPage, signIn } from '../testing/page.tsx';

type User = ReturnType<typeof userEvent.setup>;

/** Chooses an area, so that its specialities are offered and missing. */
async function chooseArea(user: User): Promise<void> {
  await user.selectOptions(screen.getByLabelText('Área de interés'), 'Ventas');
  await screen.findByRole('button', { name: 'Cajero' });
}

/** The name is filled in from the account. */
async function forgetName(user: User): Promise<void> {
  await user.clear(screen.getByLabelText(/^Nombre/));
  await user.type(screen.getByLabelText(/^Fecha de nacimiento/), '31');
}

/** Says yes to having worked or studied, where a step asks that first. */
async function sayYes(user: User): Promise<void> {
  const yes = screen.queryByRole('radio', { name: /^Sí/ });
  if (yes) await user.click(yes);
}

const nothing = () => Promise.resolve();

const FORMS: ReadonlyArray<
  readonly [name: string, page: Page, button: string, prepare: (user: User) => Promise<void>, links: number]
> = [
  ['new account', createAccountPage, 'Crear cuenta', nothing, 4],
  ['contact', contactPage, 'Continuar', forgetName, 4],
  ['profession', professionPage, 'Continuar', nothing, 3],
  ['profession with an area', professionPage, 'Continuar', chooseArea, 3],
  ['experience', experiencePage, 'Continuar', sayYes, 4],
  ['education', educationPage, 'Continuar', sayYes, 0],
];

test.each(FORMS)(
  'every fault of the form %s leads to its field',
  async (name, page, button, prepare, count) => {
    const gateway = new FakeGateway()
      .on('GET lookup/interestAreas', { interestareas: [{ id: '1', description: 'Ventas' }] })
      .on('GET lookup/subinterestAreas', {
        subinterestareas: [{ id: '11', description: 'Cajero', idparent: '1' }],
      });
    const { store } = createTestStore(gateway);
    if (name !== 'new account') signIn(store, { resumeid: '5001' });
    await openPage(store, page, { pathname: '/' });
    const user = userEvent.setup();
    await prepare(user);
    await user.click(screen.getByRole('button', { name: button }));

    // The first fault has the focus, summary or not.
    expect(document.activeElement?.closest('form')).toBeTruthy();
    expect(document.activeElement).not.toBe(screen.getByRole('button', { name: button }));
    const summary = screen.queryByText('Revisa estos datos:')?.parentElement;
    const links = summary ? within(summary).getAllByRole('link') : [];
    expect(links).toHaveLength(count);
    const reached = new Set<Element | null>();
    for (const link of links) {
      // Also for a link that is opened before the scripts are there.
      const target = document.getElementById((link.getAttribute('href') ?? '').slice(1));
      expect([link.textContent, target]).toEqual([link.textContent, expect.any(HTMLElement)]);
      await user.click(link);
      expect(target?.contains(document.activeElement)).toBe(true);
      reached.add(document.activeElement);
    }
    expect(reached.size).toBe(links.length);
  },
);
