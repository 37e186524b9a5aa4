/** Slots: the seam between teams. Contracts, the component that places one, and the shell's side. */
export {
  slotContracts,
  type SlotContract,
  type SlotName,
  type SlotProps,
  type SlotPropsMap,
} from './contracts.ts';
export { SlotHostContext, type LoadedFiller, type PagePart, type SlotHost } from './host.ts';
export { Slot } from './slot.tsx';
