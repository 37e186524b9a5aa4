/** How the browser came to this page (`PerformanceNavigationTiming.type`); null where it does not say. */
export function loadType(): string | null {
  const [load] = (performance as Partial<Performance>).getEntriesByType?.('navigation') ?? [];
  return load && 'type' in load && typeof load.type === 'string' ? load.type : null;
}
