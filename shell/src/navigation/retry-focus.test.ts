import { keepRetryFocus } from './retry-focus.ts';

const FAILURE = '<div role="alert"><h2>Hay un problema</h2><button>Reintentar</button></div>';
let stop: () => void;

/** A page with a heading of its own and a part that failed. */
function failedPart(): { page: HTMLElement; part: HTMLElement } {
  document.body.innerHTML = `<main><h1>Página</h1><section>${FAILURE}</section></main><a href="/">Otra</a>`;
  return { page: one('main'), part: one('section') };
}
function one(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}
/** Changes a part, and waits until that was noticed. */
async function becomes(part: HTMLElement, html: string): Promise<void> {
  part.innerHTML = html;
  await Promise.resolve();
}
const focused = (): string => document.activeElement?.textContent ?? '';

beforeEach(() => {
  stop = keepRetryFocus();
});
afterEach(() => stop());

test('what failed again has the focus on its button, what came on its first heading', async () => {
  const { part } = failedPart();
  one('button').focus();
  await becomes(part, '<div aria-busy="true">Cargando</div>');
  expect(document.activeElement).toBe(document.body);
  await becomes(part, FAILURE);
  expect(focused()).toBe('Reintentar');
  await becomes(part, '<div aria-busy="true">Cargando</div>');
  await becomes(part, '<p>Antes</p><h2>Vacante</h2><h3>Más</h3>');
  expect(focused()).toBe('Vacante');
});

test('a heading that is there while it loads gives the focus on to what comes', async () => {
  const { part } = failedPart();
  one('button').focus();
  await becomes(part, '<h2>Activando</h2>');
  expect(focused()).toBe('Activando');
  await becomes(part, FAILURE);
  expect(focused()).toBe('Reintentar');
});

test('without a heading of its own, what came leaves the focus to the heading of its place', async () => {
  const { page } = failedPart();
  one('button').focus();
  await becomes(page, '<h1>Página</h1><ul><li>Uno</li></ul>');
  expect(focused()).toBe('Página');
  const { part } = failedPart();
  one('button').focus();
  await becomes(part, '<p>Uno</p>');
  expect(document.activeElement).toBe(part);
});

test('a click counts where browsers give no focus by it', async () => {
  const { part } = failedPart();
  one('button').click();
  await becomes(part, '<h2>Vacante</h2>');
  expect(focused()).toBe('Vacante');
});

test('focus that moved elsewhere stays there', async () => {
  const { part } = failedPart();
  one('button').focus();
  one('a').focus();
  await becomes(part, '<h2>Vacante</h2>');
  expect(focused()).toBe('Otra');
  one('a').blur();
  await becomes(part, '<h2>Otra vacante</h2>');
  expect(document.activeElement).toBe(document.body);
});

test('other buttons that go away move nothing', async () => {
  const { part } = failedPart();
  await becomes(part, '<button>Cerrar</button>');
  one('button').focus();
  await becomes(part, '<h2>Vacante</h2>');
  expect(document.activeElement).toBe(document.body);
});
