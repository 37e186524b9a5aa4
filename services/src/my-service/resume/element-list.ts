import { randomUUID } from 'node:crypto';
import { Fault } from '../../http/fault.ts';
import { badField, demand } from '../updater.ts';
import type { Triple } from '../updater.ts';
import type { ResumeDocument } from './resume-document.ts';

/** Id that makes a save add an element instead of changing one. */
export const NEW_ELEMENT = '0';

type Element = { id: string };

/** A list of a résumé: what an element of it has, and what has to hold. */
export type ElementKind<E extends Element> = {
  empty: (id: string) => E;
  fields: Readonly<Record<string, (element: E, value: string) => void>>;
  /** What holds between the fields of an element. @throws Fault MYS-90 */
  check: (element: E) => void;
  /** Most elements. */
  limit: number;
};

/** One list of a résumé's document. Every method throws Fault MYS-90 for what does not pass, RESUME-LIMIT for one too many. */
export type ElementList = {
  /** Writes fields of elements; those of a new element make one element together. */
  write: (document: ResumeDocument, triples: readonly Triple[]) => void;
  remove: (document: ResumeDocument, id: string) => void;
  /** Puts an element back that was removed, as it was in the newest of the earlier documents that has it. */
  restore: (document: ResumeDocument, id: string, earlier: readonly ResumeDocument[]) => void;
  /** Puts the elements in the order of `ids`, which names each of them once. */
  order: (document: ResumeDocument, ids: readonly string[]) => void;
  find: (document: ResumeDocument, id: string) => Element | undefined;
  ids: (document: ResumeDocument) => string[];
};

/** The operations on a list of one kind of element. @param select the list in a document. */
export function elementList<E extends Element>(
  select: (document: ResumeDocument) => E[],
  { empty, fields, check, limit }: ElementKind<E>,
): ElementList {
  const find = (document: ResumeDocument, id: string): E | undefined =>
    select(document).find((element) => element.id === id);
  const keepLimit = (document: ResumeDocument): void => {
    if (select(document).length > limit) throw new Fault('RESUME-LIMIT');
  };
  return {
    find,
    ids: (document) => select(document).map(({ id }) => id),
    write: (document, triples) => {
      const touched = new Map<string, E>();
      for (const { field, value, elementid } of triples) {
        let element = touched.get(elementid);
        if (!element) {
          if (elementid === NEW_ELEMENT) select(document).push(empty(randomUUID()));
          element = demand(elementid === NEW_ELEMENT ? select(document).at(-1) : find(document, elementid));
          touched.set(elementid, element);
        }
        demand(Object.hasOwn(fields, field) ? fields[field] : undefined)(element, value);
      }
      for (const element of touched.values()) check(element);
      keepLimit(document);
    },
    remove: (document, id) => {
      const elements = select(document);
      elements.splice(elements.indexOf(demand(find(document, id))), 1);
    },
    restore: (document, id, earlier) => {
      if (find(document, id)) return;
      const source = demand(earlier.find((each) => find(each, id)));
      const index = select(source).findIndex((element) => element.id === id);
      select(document).splice(index, 0, demand(find(source, id)));
      keepLimit(document);
    },
    order: (document, ids) => {
      const elements = select(document);
      const ordered = ids.map((id) => demand(find(document, id)));
      if (ordered.length !== elements.length || new Set(ids).size !== ids.length) throw badField();
      elements.splice(0, elements.length, ...ordered);
    },
  };
}
