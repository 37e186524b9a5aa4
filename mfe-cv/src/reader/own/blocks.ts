/** What files of ours say about what made them: the same as in `services/src/cv-files/outline.ts`. */
export const MADE_BY = 'chamba-cv';

/** A heading, a paragraph or an item of a list, as a document itself says what it is. */
export type Block = {
  role: 'h1' | 'h2' | 'h3' | 'p' | 'li';
  /** With the line ends that it was written with. */
  text: string;
  /** Where it leads; empty for what is no link. */
  url: string;
};
