import { createComposition, routeEntry } from '../testing/fixtures.tsx';
import { interceptClicks, watchIntent } from './intercept-clicks.ts';

const composition = createComposition([routeEntry({ id: 'results', path: '/empleos{*grammar}' })]);

test('plain clicks on pages of this site go to the router; everything else stays the browser’s', () => {
  const went: string[] = [];
  interceptClicks(composition, (to) => went.push(to));
  document.body.innerHTML = `
    <a id="page" href="/empleos-de-cajero?page=2">a</a>
    <a id="file" href="/releases/x.js">b</a>
    <a id="tab" href="/empleos" target="_blank">c</a>
    <a id="outside" href="https://otro.example/empleos">d</a>`;
  const click = (id: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // jsdom follows no links; what counts is whether the click was left to the browser.
    document.getElementById(id)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click('page')).toBe(true);
  expect(click('page', { ctrlKey: true })).toBe(false);
  expect(click('file')).toBe(false);
  expect(click('tab')).toBe(false);
  expect(click('outside')).toBe(false);
  expect(went).toEqual(['/empleos-de-cajero?page=2']);
});

test('a link with an invalid address is left to the browser without an error', () => {
  const failed = jest.fn();
  addEventListener('error', failed);
  interceptClicks(composition, () => undefined);
  watchIntent(composition, () => undefined);
  document.body.innerHTML = '<a id="none" href="http://">a</a><a id="bytes" href="/empleos-%E0%A4%A">b</a>';
  for (const id of ['none', 'bytes'])
    for (const type of ['pointerover', 'click'])
      document.getElementById(id)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});
