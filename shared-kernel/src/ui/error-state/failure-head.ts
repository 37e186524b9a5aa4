import type { Head } from '../../remote/index.ts';
import { HIDDEN_FROM_ROBOTS } from '../../seo/robots.ts';
import { FAILURE_TEXTS } from './error-state.tsx';

/**
 * Head of a page that could not be loaded: what its screen says.
 * @example head: (state) => (selectOffer(state).error ? failureHead(state.config.siteName) : {}),
 */
export function failureHead(siteName: string): Head {
  const { title, text } = FAILURE_TEXTS.online;
  return { title: `${title.slice(0, -1)} | ${siteName}`, description: text, robots: HIDDEN_FROM_ROBOTS };
}
