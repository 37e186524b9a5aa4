import { useEffect, useRef, useState } from 'react';

/** Milliseconds before the blocks are seen plus those that they stay at least. */
const HOLD_MS = 150 + 300;

/**
 * Whether to show the skeleton: `loading`, except that once it has become visible it stays long enough not to
 * flash. A load that ends within 150 ms shows none.
 * @example const showsSkeleton = useHeldLoading(status === 'loading');
 */
export function useHeldLoading(loading: boolean): boolean {
  const [held, setHeld] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (loading) {
      since.current = Date.now();
      return undefined;
    }
    const elapsed = since.current ? Date.now() - since.current : 0;
    since.current = 0;
    if (elapsed <= 150 || elapsed >= HOLD_MS) return undefined;
    setHeld(true);
    const timer = setTimeout(() => setHeld(false), HOLD_MS - elapsed);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [loading]);
  return loading || held;
}
