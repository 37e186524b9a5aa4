/** Replaces the runtime's explanations of its error codes: the code names the page of its docs that explains it. */

type Descriptions = Record<string, string>;

export const runtimeDescMap: Descriptions = {};
export const typeDescMap: Descriptions = {};
export const buildDescMap: Descriptions = {};
export const errorDescMap: Descriptions = {};

/** The text of an error: its code, its details, and the original message. */
export function getShortErrorMsg(
  code: string,
  _descriptions: Descriptions,
  about?: unknown,
  original?: string,
): string {
  return `#${code} ${JSON.stringify(about ?? {})} ${original ?? ''}`.trimEnd();
}
