import { fireEvent, render, screen } from '@testing-library/react';
import { exampleJob } from '../../testing/examples.ts';
import { JobCard } from './index.ts';

const now = '2026-11-21T18:00:00Z';
const job = exampleJob({
  id: '10',
  datepublish: '2026-11-21T15:00:00Z',
  url: '/empleo/oferta/10-cajera',
  applies: 40,
});

test('answers how much, where and how', () => {
  render(<JobCard job={job} now={now} />);
  const text = screen.getByRole('article').textContent;
  expect(text).toContain('$9,800 – $11,200 Mensual');
  expect(text).toContain('Guadalajara, Jalisco · Presencial · Tiempo completo');
  expect(text).toContain('Hoy');
  expect(screen.getByRole('link', { name: job.title }).getAttribute('href')).toBe(job.url);
});

test('says how often the advertisement was published', () => {
  const reposted = 'Publicada 3 veces desde el 2 de mayo';
  render(<JobCard job={{ ...job, reposted }} now={now} />);
  expect(screen.getByRole('article').textContent).toContain(`Tiempo completo · ${reposted}`);
});

test('says that the salary is not shown', () => {
  render(<JobCard job={{ ...job, showsalary: false }} now={now} />);
  expect(screen.getByText('Sueldo no mostrado')).toBeTruthy();
});

test('has one tag: applied, else among the first, else visited', () => {
  const few = { ...job, applies: 3 };
  const { rerender } = render(<JobCard job={few} now={now} status="Applied" />);
  expect(screen.getByText('Postulado')).toBeTruthy();
  expect(screen.queryByText('Sé de los primeros en postularte')).toBeNull();
  rerender(<JobCard job={few} now={now} status="Visited" />);
  expect(screen.getByText('Sé de los primeros en postularte')).toBeTruthy();
  expect(screen.getByText('Visto').previousElementSibling?.tagName).toBe('svg');
  rerender(<JobCard job={few} now={now} status="Visited" closed />);
  expect(screen.queryByText('Sé de los primeros en postularte')).toBeNull();
  expect(screen.getByText('Visto')).toBeTruthy();
  rerender(<JobCard job={job} now={now} status="Visited" />);
  expect(screen.getByText('Visto')).toBeTruthy();
  rerender(<JobCard job={{ ...job, applies: undefined }} now={now} />);
  expect(screen.queryByText('Sé de los primeros en postularte')).toBeNull();
});

test.each([
  ['an expired offer', { dateexpires: '2026-11-21T17:59:00Z' }],
  ['a sample, whose applications have no recipient', { issample: true }],
])('%s does not invite to be among the first', (_what, changes) => {
  render(<JobCard job={{ ...job, applies: 3, ...changes }} now={now} status="Visited" />);
  expect(screen.queryByText('Sé de los primeros en postularte')).toBeNull();
  expect(screen.getByText('Visto')).toBeTruthy();
});

test('opening can be taken over by the list', () => {
  const onOpen = jest.fn();
  render(<JobCard job={job} now={now} selected onOpen={onOpen} />);
  fireEvent.click(screen.getByRole('link', { name: job.title }));
  expect(onOpen.mock.calls[0][0]).toBe(job);
  expect(screen.getByRole('article').getAttribute('aria-current')).toBe('true');
});

test('shows what is known of the employer, and says when it is a fictitious one', () => {
  const company = { logoUrl: '/api/images/logos/a-0123456789ab.svg', rating: 4.2, isdemo: true };
  const { rerender } = render(<JobCard job={{ ...job, company }} now={now} />);
  const card = screen.getByRole('article');
  expect(card.querySelector('img')?.getAttribute('src')).toBe(company.logoUrl);
  expect(card.textContent).toContain('Calificación: 4.2');
  expect(card.textContent).toContain('Empresa de demostración');
  rerender(<JobCard job={{ ...job, company: { logoUrl: '', rating: 0, isdemo: false } }} now={now} />);
  expect(card.querySelector('img')).toBeNull();
  expect(card.textContent).not.toMatch(/Calificación|demostración/);
});
