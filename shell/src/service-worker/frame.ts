/** Kept documents, as they are shown without a network. */
import type { DocumentParts } from '@chamba/kernel/service-worker';

/** Slices of the state that belong to every page. All others are of the page they were kept with, such as its search. */
export const SLICES_OF_EVERY_PAGE: readonly string[] = [
  'config',
  'session',
  'toggles',
  'jobStatus',
  'toasts',
  'pageWidth',
  'visitor',
  'campaign',
  'badges',
];

/**
 * Marks a document as kept (`data-kept` of its root element).
 * @param at epoch ms; 0 for a frame without content.
 */
export function markKept(html: string, { rootAttributes }: DocumentParts, at: number): string {
  return `${html.slice(0, rootAttributes)} data-kept="${at}"${html.slice(rootAttributes)}`;
}

/**
 * The frame of a document: header and footer code without the content, which the browser then renders for its address.
 * @throws SyntaxError when the parts are not those of this document.
 */
export function toFrame(html: string, parts: DocumentParts): string {
  const { contentStart, contentEnd, bootStart, bootEnd } = parts;
  const boot = JSON.parse(html.slice(bootStart, bootEnd)) as { state: Record<string, unknown> };
  const state = Object.fromEntries(
    Object.entries(boot.state).filter(([slice]) => SLICES_OF_EVERY_PAGE.includes(slice)),
  );
  // `<` could end the script that holds it.
  const text = JSON.stringify({ ...boot, state, rendered: false }).replaceAll('<', '\\u003c');
  return html.slice(0, contentStart) + html.slice(contentEnd, bootStart) + text + html.slice(bootEnd);
}
