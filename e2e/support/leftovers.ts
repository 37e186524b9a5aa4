/** Counts what lives in a page, to see what an unmounted remote leaves behind. */
import type { CDPSession, Page } from '@playwright/test';

/** What lives in a page at one moment. */
export type Living = {
  /** Listeners on the window, the document, the media queries and other things that outlive a remote: `target type`. */
  listeners: string[];
  /** Timers and observers that are still at work, each by the code that made it. */
  timers: string[];
  /** Style sheets and preloads, by address or as `<style>`. */
  styles: string[];
  /** Elements of the document below the root element. */
  elements: number;
  /** Counts live generator objects; each running saga is one. */
  generators: number;
  /** DOM nodes in memory, in the document or held by code. */
  nodes: number;
  /** Listeners in memory, on whatever they are. */
  allListeners: number;
};

type Watch = { listeners: Map<string, number>; work: Map<unknown, string> };

/** Runs in the page before any script: notes what scripts register and give back. */
function watchPage(): void {
  const watch: Watch = { listeners: new Map(), work: new Map() };
  (globalThis as unknown as { living: Watch }).living = watch;
  const made = (kind: string): string =>
    `${kind} ${(new Error().stack ?? '').split('\n').slice(3, 6).join(' ')}`;

  // Nodes inside the page go with their listeners; what is counted here stays.
  const getName = (target: EventTarget): string | null => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.body || target === document.documentElement) return 'document element';
    return target instanceof Node ? null : target.constructor.name;
  };
  const registered = new WeakMap<EventTarget, Map<string, Set<unknown>>>();
  const note = (name: string, by: number): void => {
    watch.listeners.set(name, (watch.listeners.get(name) ?? 0) + by);
  };
  const toKey = (type: string, options: unknown): string =>
    `${type} ${typeof options === 'object' && options ? Boolean((options as AddEventListenerOptions).capture) : Boolean(options)}`;
  const forget = (target: EventTarget, type: string, listener: unknown, options: unknown): void => {
    const name = getName(target);
    if (name && registered.get(target)?.get(toKey(type, options))?.delete(listener))
      note(`${name} ${type}`, -1);
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const name = listener && getName(target);
    if (name) {
      const types = registered.get(target) ?? new Map<string, Set<unknown>>();
      registered.set(target, types);
      const listeners = types.get(toKey(type, options)) ?? new Set();
      types.set(toKey(type, options), listeners);
      if (!listeners.has(listener)) {
        listeners.add(listener);
        note(`${name} ${type}`, 1);
        if (typeof options === 'object' && options) {
          const end = () => forget(target, type, listener, options);
          if (options.once)
            addEventListener.call(target, type, end, { once: true, capture: Boolean(options.capture) });
          if (options.signal) addEventListener.call(options.signal, 'abort', end, { once: true });
        }
      }
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    forget(target, type, listener, options);
    return removeEventListener.call(target, type, listener, options);
  };

  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  Object.assign(window, {
    setTimeout(work: TimerHandler, ms?: number, ...args: unknown[]) {
      const id: number = setTimeout(() => {
        watch.work.delete(id);
        if (typeof work === 'function') work(...args);
      }, ms);
      watch.work.set(id, made('timeout'));
      return id;
    },
    clearTimeout(id: number) {
      watch.work.delete(id);
      clearTimeout(id);
    },
    setInterval(work: TimerHandler, ms?: number, ...args: unknown[]) {
      const id = setInterval(work, ms, ...args);
      watch.work.set(id, made('interval'));
      return id;
    },
    clearInterval(id: number) {
      watch.work.delete(id);
      clearInterval(id);
    },
  });
  for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver'] as const) {
    const prototype = (window[name] as { prototype: { observe: unknown; disconnect: unknown } }).prototype;
    const observe = prototype.observe as (...args: unknown[]) => unknown;
    const disconnect = prototype.disconnect as () => void;
    prototype.observe = function (this: object, ...args: unknown[]) {
      watch.work.set(this, made(name));
      return observe.apply(this, args);
    };
    prototype.disconnect = function (this: object) {
      watch.work.delete(this);
      disconnect.call(this);
    };
  }
  const close = BroadcastChannel.prototype.close;
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      watch.work.set(this, made('BroadcastChannel'));
    }
    override close() {
      watch.work.delete(this);
      close.call(this);
    }
  };
}

/** Notes from now on what scripts of the page register. Call it before the page opens. */
export async function watchLeftovers(page: Page): Promise<CDPSession> {
  await page.addInitScript(watchPage);
  return page.context().newCDPSession(page);
}

/** Live objects of the page after garbage collection. */
export async function countLiving(page: Page, cdp: CDPSession): Promise<Living> {
  const seen = await page.evaluate(() => {
    const { listeners, work } = (globalThis as unknown as { living: Watch }).living;
    return {
      listeners: [...listeners].flatMap(([name, count]) => (count > 0 ? [`${name} ×${count}`] : [])).sort(),
      timers: [...work.values()].sort(),
      styles: [...document.querySelectorAll<HTMLElement>('link:not([rel="icon"]), style')]
        .map((element) => element.getAttribute('href') ?? '<style>')
        .sort(),
      elements: document.querySelectorAll('*').length,
    };
  });
  await cdp.send('HeapProfiler.enable');
  // Twice: what finalizers let go of is collected the second time.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const generators = await countInstances(cdp, 'Object.getPrototypeOf(function* () {}).prototype');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { ...seen, generators, nodes, allListeners: jsEventListeners };
}

async function countInstances(cdp: CDPSession, prototype: string): Promise<number> {
  const group = 'living';
  const { result } = await cdp.send('Runtime.evaluate', { expression: prototype, objectGroup: group });
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: group,
  });
  const { result: count } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    // What generator functions give their generators as prototype inherits from it directly, generators do not.
    functionDeclaration: `function () {
      const prototype = ${prototype};
      return this.filter((object) => Object.getPrototypeOf(object) !== prototype).length;
    }`,
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: group });
  return Number(count.value);
}
