import type { ReactNode } from 'react';

/** Pseudo-classes that the gallery can hold on everything in a story. */
export type ForcedState = 'hover' | 'focus' | 'active';

/** What a story stands on: the page, a card, or the hero of the home page. */
export type Ground = 'page' | 'surface' | 'hero';

/** One state of a component. */
export type Story = {
  /** Name of the state, in English, unique in its file: 'Busy'. */
  name: string;
  /** When the product shows it. */
  about?: string;
  /** Draws it, with texts in Spanish as the product would say them. State and effects go into a component. */
  render: () => ReactNode;
  /** Drawn as if the pointer or the keyboard were on it. */
  force?: ForcedState;
  /** `page` when missing. */
  ground?: Ground;
  /**
   * Height of a window of its own, in CSS pixels: for what covers the window (dialogs, sheets, toasts) or follows its
   * width through media queries. Nothing outside of it is covered.
   */
  window?: number;
  /** Brings it to its state after it is drawn, e.g. opens a list. Takes the element around the story. */
  play?: (canvas: HTMLElement) => void;
};

/**
 * The default export of a stories file.
 * @example
 * export default {
 *   title: 'Tag',
 *   about: 'A short label of a state.',
 *   components: { Tag },
 *   stories: [{ name: 'Neutral', render: () => <Tag>Visto</Tag> }],
 * } satisfies Stories;
 */
export type Stories = {
  /** Name in the list of the gallery. */
  title: string;
  /** What the component is for and when another one is right, in English. */
  about: string;
  /** What is shown, by the name under which it is exported; empty for a page of tokens. */
  components: Readonly<Record<string, unknown>>;
  stories: readonly Story[];
};
