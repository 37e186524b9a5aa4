/** Width from which pages have their desktop layout, in CSS pixels: `min-width: 1024px` in the style sheets. */
export const DESKTOP_WIDTH = 1024;

/** Whether the window has the desktop layout now. For browsers only: a server does not know its width. */
export const isDesktop = (): boolean => matchMedia(`(min-width: ${DESKTOP_WIDTH}px)`).matches;
