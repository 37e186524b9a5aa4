/** An entry of a static list: its id on the wire and its label. */
export type CatalogueItem<Id = number> = { id: Id; label: string };
