/** A prop of a component. */
export type PropDoc = {
  name: string;
  /** As written in TypeScript. */
  type: string;
  required: boolean;
  description: string;
  default?: string;
};

/** What the sources say of a component. */
export type ComponentDoc = {
  /** Its docstring. */
  description: string;
  /** Code of its `@example`. */
  example?: string;
  /** Its own props, without the attributes of the element it draws. */
  props: readonly PropDoc[];
};

/** By folder of the kernel's `src/ui` and name of the component. */
export type ComponentDocs = Readonly<Record<string, Readonly<Record<string, ComponentDoc>>>>;
