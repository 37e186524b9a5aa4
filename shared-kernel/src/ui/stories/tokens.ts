import { useSyncExternalStore } from 'react';

/** The tokens in force, by name without dashes. */
export type Tokens = Readonly<Record<string, string>>;

let cached: { theme: string | undefined; tokens: Tokens } | null = null;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Names of the custom properties that style sheets set on the root element. */
function rootNames(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ':root' ? Array.from(rule.style) : [],
  );
  return [...new Set(names.filter((name) => name.startsWith('--')))];
}

function read(): Tokens {
  const { theme } = document.documentElement.dataset;
  if (cached && cached.theme === theme) return cached.tokens;
  const style = getComputedStyle(document.documentElement);
  const tokens = Object.fromEntries(
    rootNames().map((name) => [name.slice(2), style.getPropertyValue(name).trim()]),
  );
  cached = { theme, tokens };
  return tokens;
}

/** The tokens of the theme that is shown, read from the style sheets themselves. */
export function useTokens(): Tokens {
  return useSyncExternalStore(subscribe, read);
}
