/// <reference lib="dom" />
/** Functions that run in the page, so each uses nothing from outside of itself. */
import type { Control, Payload, SlotView } from './observation.ts';

/** What the watch of a page collects. */
type Watched = {
  events: Record<string, Payload>;
  captures: Record<string, number>;
  layoutShift: number;
  blockedMs: number;
  mutations: number;
  slots: () => SlotView[];
  tampered: () => string[];
};

declare global {
  interface Window {
    chambaWatch?: Watched;
  }
}

/** Runs before the scripts of a page: watches its store, its listeners, its layout and its long tasks. */
export function watch(): void {
  /** As much of React's internals as its developer tools rely on. */
  type Fiber = {
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: unknown;
    stateNode: unknown;
  };
  type Store = { inject: (injection: object) => void };
  type Recorded = { type: string; payload?: unknown };
  const isFields = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  const isStore = (value: unknown): value is Store =>
    isFields(value) && typeof value['inject'] === 'function' && typeof value['getState'] === 'function';

  const roots = new Set<{ current: Fiber }>();
  let isWatched = false;
  const watched: Watched = {
    events: {},
    captures: {},
    layoutShift: 0,
    blockedMs: 0,
    mutations: 0,
    slots: () => {
      const found: SlotView[] = [];
      const filled = new Set<string>();
      walk((fiber) => {
        const props = fiber.memoizedProps;
        if (!isFields(props)) return;
        if (typeof props['slot'] === 'string' && typeof props['unit'] === 'string' && 'onFailure' in props) {
          filled.add(props['slot']);
          found.push({ slot: props['slot'], unit: props['unit'], visible: showsSomething(fiber) });
        }
      });
      walk((fiber) => {
        const props = fiber.memoizedProps;
        if (!isFields(props) || typeof props['name'] !== 'string' || !isFields(props['props'])) return;
        if (/^[a-z-]+\.[a-z-]+$/.test(props['name']) && !filled.has(props['name']))
          found.push({ slot: props['name'], unit: null, visible: false });
      });
      return found;
    },
    tampered: () => {
      const lost = originals.filter(([, now, before]) => now() !== before).map(([name]) => name);
      if (seeded && localStorage.getItem(SEED) !== '1') lost.push('localStorage, emptied');
      return lost;
    },
  };
  window.chambaWatch = watched;

  function walk(visit: (fiber: Fiber) => void): void {
    const open: Fiber[] = [...roots].map(({ current }) => current);
    for (let fiber = open.pop(); fiber; fiber = open.pop()) {
      visit(fiber);
      if (fiber.sibling) open.push(fiber.sibling);
      if (fiber.child) open.push(fiber.child);
    }
  }

  function showsSomething(top: Fiber): boolean {
    const open: Fiber[] = top.child ? [top.child] : [];
    for (let fiber = open.pop(); fiber; fiber = open.pop()) {
      if (fiber.sibling) open.push(fiber.sibling);
      if (fiber.child) open.push(fiber.child);
      if (fiber.stateNode instanceof Element) {
        const { width, height } = fiber.stateNode.getBoundingClientRect();
        if (width > 1 && height > 1 && getComputedStyle(fiber.stateNode).visibility === 'visible')
          return true;
      }
    }
    return false;
  }

  function watchStore(): void {
    walk((fiber) => {
      const store = isFields(fiber.memoizedProps) ? fiber.memoizedProps['store'] : null;
      if (isWatched || !isStore(store)) return;
      isWatched = true;
      const record = (state: unknown = null, { type, payload }: Recorded) => {
        const fields = isFields(payload) ? payload : {};
        const shape = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value]));
        watched.events[type] = { ...watched.events[type], ...shape };
        return state;
      };
      // The reducer must not change the store while React commits.
      queueMicrotask(() =>
        store.inject({ owner: 'verify', slices: [{ name: 'verify', life: 'session', reducer: record }] }),
      );
    });
  }

  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, committed: { current: Fiber }) => {
        roots.add(committed);
        if (!isWatched) watchStore();
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });

  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    const isCapture = options === true || (isFields(options) && options['capture'] === true);
    if (isCapture && (this === window || this === document || this === document.documentElement))
      watched.captures[type] = (watched.captures[type] ?? 0) + 1;
    listen.call(this, type, listener, options);
  };

  const SEED = 'verify-of-another-unit';
  let seeded = false;
  try {
    localStorage.setItem(SEED, '1');
    seeded = true;
  } catch {
    // A document without storage.
  }
  const own: Array<[name: string, now: () => unknown]> = [
    ['fetch', () => window.fetch],
    ['XMLHttpRequest', () => window.XMLHttpRequest],
    ['XMLHttpRequest.open', () => XMLHttpRequest.prototype.open],
    ['XMLHttpRequest.send', () => XMLHttpRequest.prototype.send],
    ['history.pushState', () => history.pushState],
    ['history.replaceState', () => history.replaceState],
    ['addEventListener', () => EventTarget.prototype.addEventListener],
    ['preventDefault', () => Event.prototype.preventDefault],
    ['localStorage.setItem', () => Storage.prototype.setItem],
    ['localStorage.getItem', () => Storage.prototype.getItem],
    ['setTimeout', () => window.setTimeout],
    ['setInterval', () => window.setInterval],
    ['Promise', () => window.Promise],
    ['JSON.parse', () => JSON.parse],
    ['Array.map', () => Array.prototype.map],
    ['Array.includes', () => Array.prototype.includes],
    ['Object.assign', () => Object.assign],
    ['Date', () => window.Date],
    ['Date.now', () => Date.now],
    ['Math.random', () => Math.random],
    ['console.error', () => console.error],
    ['createElement', () => Document.prototype.createElement],
    ['appendChild', () => Node.prototype.appendChild],
    ['scrollTo', () => window.scrollTo],
    ['BroadcastChannel', () => window.BroadcastChannel],
    ['indexedDB', () => window.indexedDB],
  ];
  const originals = own.map(([name, now]) => [name, now, now()] as const);

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!('hadRecentInput' in entry && entry.hadRecentInput) && 'value' in entry)
        watched.layoutShift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.blockedMs += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((records) => {
    watched.mutations += records.length;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** What a page shows. */
export type Shown = {
  pathname: string;
  failed: boolean;
  headings: string[];
  textLength: number;
  lines: string[];
  links: number;
  targets: string[];
  brokenPictures: string[];
  busy: number;
  scrollLocked: boolean;
  overflows: boolean;
  tiny: number;
  focus: string | null;
  controls: Control[];
  testIds: string[];
  slots: SlotView[];
  events: Record<string, Payload>;
  tampered: string[];
  captures: Record<string, number>;
  layoutShift: number;
  blockedMs: number;
};

/** Reads what a page shows. @param errorTitle heading of the error screen. */
export function readShown(errorTitle: string): Shown {
  const shows = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const tidy = (text: string): string => text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().slice(0, 80);
  const accessibleName = (element: HTMLElement): string => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => (id ? (document.getElementById(id)?.textContent ?? '') : ''))
      .join(' ');
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
        : element.textContent;
    const names = [
      labelled,
      element.getAttribute('aria-label'),
      labels,
      element.querySelector('img[alt]')?.getAttribute('alt'),
      element.getAttribute('title'),
      element.getAttribute('placeholder'),
    ];
    return tidy(names.find((name) => name?.trim()) ?? '');
  };
  const computeRole = (element: HTMLElement): string => {
    const role = element.getAttribute('role');
    if (role) return role;
    if (element instanceof HTMLAnchorElement) return 'link';
    if (element instanceof HTMLInputElement)
      return ['submit', 'button'].includes(element.type) ? 'button' : element.type;
    return element.localName === 'summary' ? 'button' : element.localName;
  };
  const nearestLandmark = (element: Element): string =>
    element.closest('dialog') ? 'dialog' : (element.closest('header, footer, main')?.localName ?? 'page');
  const isCovered = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    return hit !== null && !element.contains(hit) && !hit.contains(element) && !hit.closest('label, dialog');
  };
  const main = document.querySelector('main') ?? document.body;
  const found = [
    ...document.querySelectorAll<HTMLElement>(
      'button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=combobox], header a[href], footer a[href]',
    ),
  ];
  const { events, captures, layoutShift, blockedMs, slots, tampered } = window.chambaWatch ?? {
    events: {},
    captures: {},
    layoutShift: 0,
    blockedMs: 0,
    slots: () => [],
    tampered: () => [],
  };
  /** Below it letters are not read, in CSS pixels; what is meant to be small has eleven. */
  const SMALLEST = 9.5;
  const countTiny = (): number => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent, nodeValue } = text;
      const length = nodeValue?.trim().length ?? 0;
      if (length > 0 && parent && parseFloat(getComputedStyle(parent).fontSize) < SMALLEST && shows(parent))
        count += length;
    }
    return count;
  };
  const focused = document.activeElement;
  const headings = [...main.querySelectorAll('h1, h2')]
    .filter(shows)
    .map(({ textContent }) => tidy(textContent));
  return {
    pathname: location.pathname,
    failed: headings.includes(errorTitle),
    headings,
    textLength: main instanceof HTMLElement ? main.innerText.length : 0,
    lines:
      main instanceof HTMLElement ? [...new Set(main.innerText.split('\n').map(tidy).filter(Boolean))] : [],
    targets: [
      ...new Set(
        [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
          .filter(({ origin }) => origin === location.origin)
          .map(({ pathname }) => pathname),
      ),
    ],
    brokenPictures: [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
    busy: [...document.querySelectorAll('[aria-busy=true]')].filter(shows).length,
    scrollLocked: [document.documentElement, document.body].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    ),
    links: [...main.querySelectorAll('a[href]')].filter(shows).length,
    overflows: document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
    tiny: countTiny(),
    focus:
      focused instanceof HTMLElement && focused !== document.body && focused.localName !== 'html'
        ? `${computeRole(focused)} ${accessibleName(focused)}`.trim()
        : null,
    controls: found.filter(shows).map((element) => ({
      landmark: nearestLandmark(element),
      role: computeRole(element),
      name: accessibleName(element),
      covered: isCovered(element),
      usable: element.tabIndex >= 0 && !element.matches(':disabled, [aria-disabled=true]'),
    })),
    testIds: [
      ...new Set(
        [...document.querySelectorAll('[data-testid]')].map((element) =>
          tidy(element.getAttribute('data-testid') ?? ''),
        ),
      ),
    ],
    slots: slots(),
    events,
    tampered: tampered(),
    captures,
    layoutShift,
    blockedMs,
  };
}
