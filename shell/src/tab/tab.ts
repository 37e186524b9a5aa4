import { hasUnsavedChanges } from '@chamba/kernel/unsaved';

/** What a tab does with the composition its page was loaded with. */
export type Tab = {
  /** Notes that the site took the composition back. */
  withdraw: () => void;
  /**
   * Asked before each navigation. Loads the address from the site when the composition was taken back, unless the
   * page holds unsaved input or the device is offline; then the next navigation asks again.
   * @returns true when the page is being left.
   */
  leaveFor: (address: string) => boolean;
};

/** A tab keeps its composition, whatever is released meanwhile. @param leave goes to an address with a full load. */
export function createTab(leave: (address: string) => void = leavePage): Tab {
  let withdrawn = false;
  const leaveFor = (address: string): boolean => {
    if (!withdrawn || navigator.onLine === false || hasUnsavedChanges()) return false;
    leave(address);
    return true;
  };
  return {
    withdraw: () => {
      if (withdrawn) return;
      withdrawn = true;
      // Back to it, the browser may show the page as it was left: still of what was taken back.
      addEventListener('pageshow', ({ persisted }) => persisted && leaveFor(location.href));
    },
    leaveFor,
  };
}

function leavePage(address: string): void {
  // After going back the address is the page's already, and assigning it again might only scroll.
  if (address === location.href) location.reload();
  else location.assign(address);
}
