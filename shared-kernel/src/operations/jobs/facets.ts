/** Filters of a search, with the offers that each leaves. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, flag, id, list, maybe, text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

const facetItemSchema = once(() =>
  z.object({
    id: id(),
    description: z.string(),
    /** Offers that the item would leave. */
    items: amount(),
    /** Path that the item's filter leads to (already toggled: of a chosen item, the path without it). */
    url: text(),
    text: text(),
    value: text(),
    /** Facet type code: WM, SAL, TM, CAT, JT, EL, SH, WD, XP, LOC, SORT, COP. */
    key: text(),
    /** True when the current search has this item chosen. */
    selected: flag(),
    idParent: maybe(z.string()),
  }),
);
export type FacetItem = Parsed<typeof facetItemSchema>;

const categoryFacetItemSchema = once(() =>
  z.extend(facetItemSchema(), { subItems: list(facetItemSchema()) }),
);
export type CategoryFacetItem = Parsed<typeof categoryFacetItemSchema>;

/** Items that a service need not know. */
const otherItems = () => maybe(z.array(facetItemSchema()));

export const facetsSchema = once(() =>
  z.pipe(
    // Some languages write an empty object as an empty list.
    z.transform((facets) => (Array.isArray(facets) ? {} : (facets ?? {}))),
    z.object({
      workMode: list(facetItemSchema()),
      salary: list(facetItemSchema()),
      date: list(facetItemSchema()),
      category: list(categoryFacetItemSchema()),
      subcategory: list(facetItemSchema()),
      contract: list(facetItemSchema()),
      education: list(facetItemSchema()),
      /** Shifts, days and least experience; missing where the service does not know them. */
      shift: otherItems(),
      workdays: otherItems(),
      experience: otherItems(),
      sort: list(facetItemSchema()),
      location: list(facetItemSchema()),
      /** Employers of most offers. */
      company: otherItems(),
    }),
  ),
);
export type Facets = Parsed<typeof facetsSchema>;
