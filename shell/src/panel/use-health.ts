import { useState } from 'react';
import type { PageComposition } from '@chamba/kernel/composition';
import { askHealth, healthOnPage, type Health } from './health.ts';

/** How each unit does: first from this page's own loads, after `ask` from answers. */
export function useHealth({ units }: PageComposition) {
  const [health, setHealth] = useState<Readonly<Record<string, Health>>>(() =>
    Object.fromEntries(Object.entries(units).map(([unit, entry]) => [unit, healthOnPage(entry)])),
  );
  const [asking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    setHealth(Object.fromEntries(Object.keys(units).map((unit) => [unit, { state: 'asking' }])));
    await Promise.all(
      Object.entries(units).map(async ([unit, entry]) => {
        const answer = await askHealth(entry);
        setHealth((before) => ({ ...before, [unit]: answer }));
      }),
    );
    setAsking(false);
  };
  return { health, asking, ask: () => void ask() };
}
