import { createContext, type ComponentType, type FragmentInstance } from 'react';
import type { SlotName, SlotProps } from './contracts.ts';

/** A filler whose code is on the page. */
export type LoadedFiller<Name extends SlotName = SlotName> = {
  unit: string;
  version: string;
  Component: ComponentType<SlotProps<Name>>;
};

/** Something on the page that a unit brought: its page, or what it put into a slot. */
export type PagePart = { unit: string; slot: SlotName | null };

/** What the shell offers to slots: it alone knows which unit fills which. */
export type SlotHost = {
  /** The filler when it is loaded already, as on the server and at hydration. */
  loaded: (name: SlotName) => LoadedFiller | null;
  /** Loads the filler; null when no unit of the composition fills the slot. Rejects when it does not load. */
  load: (name: SlotName) => Promise<LoadedFiller | null>;
  /** Called when a filler was given up, because it had not loaded within its contract's time-out. */
  onLate?: (name: SlotName) => void;
  /** Calls back after each navigation, so that a slot that failed tries again. @returns what ends it. */
  onNavigation?: (callback: () => void) => () => void;
  /** Called with the position of parts on the page, for testers only. @returns a function that removes the part. */
  mark?: (part: PagePart, instance: FragmentInstance) => () => void;
};

/** Without a shell (a remote mounted alone) every slot is absent. */
export const SlotHostContext = createContext<SlotHost>({
  loaded: () => null,
  load: () => Promise.resolve(null),
});
