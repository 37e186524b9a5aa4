/** The pages whose bytes are measured: their routes and the slots they show from the first moment. */
export type MeasuredPage = { name: string; route: string; slots: readonly string[] };

/** Home, results and offer as a visitor gets them. */
export const PAGES: readonly MeasuredPage[] = [
  { name: 'home', route: 'home', slots: [] },
  { name: 'results', route: 'results', slots: ['header.search'] },
  { name: 'offer', route: 'offer', slots: ['header.search', 'offer.apply'] },
];

/** Name of the chunk that holds a slot's filler. */
export function slotChunk(slot: string): string {
  return `slot-${slot.replaceAll('.', '-')}`;
}
