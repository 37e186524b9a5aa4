/** Pseudo-classes and the forced state that holds them. */
const STATES = {
  hover: 'hover',
  active: 'active',
  focus: 'focus',
  'focus-visible': 'focus',
  'focus-within': 'focus',
};

/**
 * Lets every rule with a pseudo-class also match inside `[data-force="<state>"]`, so that hover, focus and press can be
 * seen, and compared, without a pointer. The specificity stays: an attribute counts as much as a pseudo-class.
 * Once for a document, after its styles are loaded.
 */
export function forceStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) forceIn(sheet.cssRules);
}

function forceIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = forcedSelector(rule.selectorText);
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) forceIn(rule.cssRules);
  }
}

/** A selector that matches in the forced state too. */
export function forcedSelector(selector: string): string {
  return selector.replace(
    /:(focus-visible|focus-within|focus|hover|active)(?![-\w])/g,
    (pseudo, name: keyof typeof STATES) => `:is(${pseudo}, [data-force='${STATES[name]}'] *)`,
  );
}
