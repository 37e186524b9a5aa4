import type { DataRouter, Location } from 'react-router-dom';

const KEY = 'scrollPositions';
/** Positions kept; those not used for longest are forgotten. */
const MAX_STORED = 50;

/** The first page of every document has the same key: its address distinguishes it from the others. */
const getKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** Whether the document was opened by a link or an address, and not loaded again or come back to. */
function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate';
}

/** Starts new pages at the top (or at their anchor) and returns to where one was on going back. */
export function manageScroll(router: DataRouter): void {
  history.scrollRestoration = 'manual';
  const positions = read();
  let current = getKey(router.state.location);
  let page = router.state.location.pathname;
  const remember = () => {
    positions.delete(current);
    positions.set(current, scrollY);
    const [oldest = ''] = positions.keys();
    if (positions.size > MAX_STORED) positions.delete(oldest);
  };
  addEventListener('pagehide', () => {
    remember();
    write(positions);
  });
  const initial = isOpenedAnew() ? undefined : positions.get(current);
  if (initial) scrollTo(0, initial);
  router.subscribe(({ location, historyAction, navigation }) => {
    if (getKey(location) === current || navigation.state !== 'idle') {
      if (navigation.state === 'loading') remember();
      return;
    }
    current = getKey(location);
    const back = historyAction === 'POP' ? positions.get(current) : undefined;
    // Another search in the place of this one stays where it is; another page never does.
    const isNew = historyAction === 'PUSH' || location.pathname !== page;
    page = location.pathname;
    requestAnimationFrame(() => {
      const anchor = location.hash ? document.getElementById(location.hash.slice(1)) : null;
      if (back !== undefined) scrollTo(0, back);
      else if (anchor) anchor.scrollIntoView();
      else if (isNew) scrollTo(0, 0);
    });
  });
}

function read(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(entries) ? (entries as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

function write(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]));
  } catch {
    // Without storage the page simply starts at the top.
  }
}
