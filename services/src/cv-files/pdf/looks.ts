import type { Style } from './lines.ts';

export const INK = '#1b2320';
export const MUTED = '#48534e';
export const PRIMARY = '#0a5f55';
export const LINE = '#e4dbcb';
/** The paper colour of the site, behind the side of a CV in two columns. */
export const PAPER = '#faf6ee';

/** Height of a line, by the size of its text. */
export const LINE_HEIGHT = 1.36;

/** Points from the foot of the page to its number. */
export const FOOT = 36;

export const STYLES = {
  name: { face: 'display', size: 26, colour: INK },
  headline: { face: 'text', size: 13, colour: PRIMARY },
  contact: { face: 'text', size: 10, colour: INK },
  section: { face: 'display', size: 14, colour: PRIMARY },
  sideSection: { face: 'display', size: 12, colour: PRIMARY },
  entry: { face: 'bold', size: 11, colour: INK },
  detail: { face: 'text', size: 10, colour: MUTED },
  body: { face: 'text', size: 10, colour: INK },
  side: { face: 'text', size: 9.5, colour: INK },
} as const satisfies Record<string, Style>;
