/** Layout-dependent browser parts that jsdom has no layout for. Skipped under the node environment. */
if (typeof window !== 'undefined') {
  class NoLayoutObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }

  // Widths are compared with the window's; nothing else is known.
  const fitsWidth = (query) => {
    const [, limit, width] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(query) ?? [];
    return limit === 'min' ? window.innerWidth >= width : limit === 'max' && window.innerWidth <= width;
  };
  window.matchMedia ??= (query) => ({
    matches: fitsWidth(query),
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => true,
  });
  window.IntersectionObserver ??= NoLayoutObserver;
  window.ResizeObserver ??= NoLayoutObserver;
  window.requestIdleCallback ??= (callback) =>
    setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 0);
  window.cancelIdleCallback ??= (handle) => clearTimeout(handle);
  window.CSS ??= {};
  window.CSS.escape ??= (value) => String(value).replace(/[^\w-]/g, (character) => `\\${character}`);
  Element.prototype.scrollIntoView ??= () => {};
  window.scrollTo = () => {};

  // jsdom knows the element but not its modal methods.
  const dialog = window.HTMLDialogElement?.prototype;
  if (dialog && !dialog.showModal) {
    dialog.show = function show() {
      this.open = true;
    };
    dialog.showModal = dialog.show;
    dialog.close = function close(value) {
      if (value !== undefined) this.returnValue = value;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  }
}
