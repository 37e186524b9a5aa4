import { forceStates } from './forced-states.ts';

/** Whether rules apply to the element inside a forced state, after they were rewritten. */
function matches(selector: string, force: string): boolean {
  const style = document.createElement('style');
  style.textContent = `${selector} { color: red }`;
  document.head.append(style);
  document.body.innerHTML = `<div data-force="${force}"><a class="link" href="/">Ver</a></div><a class="link">Ver</a>`;
  forceStates(document.styleSheets);
  const rule = document.styleSheets[0]?.cssRules[0];
  const selectorText = rule instanceof CSSStyleRule ? rule.selectorText : '';
  style.remove();
  const [inside, outside] = document.querySelectorAll('.link');
  expect(outside?.matches(selectorText)).toBe(false);
  return inside?.matches(selectorText) ?? false;
}

test.each([
  ['.link:hover', 'hover', true],
  ['.link:hover', 'focus', false],
  ['.link:focus-visible', 'focus', true],
  [':where(a, button):focus-visible', 'focus', true],
  ['.link:active', 'active', true],
  ['.link:active', 'hover', false],
])('%s inside a forced %s matches: %s', (selector, force, expected) => {
  expect(matches(selector, force)).toBe(expected);
});
