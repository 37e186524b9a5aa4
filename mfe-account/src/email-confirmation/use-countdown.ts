import { useEffect, useState } from 'react';

/** Whole seconds until an instant in epoch ms, counted down; 0 when it is past or null. */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (until === null || until <= Date.now()) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  // The first drawing knows no clock, so that server and browser draw the same.
  return until === null || now === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** Seconds as mm:ss. */
export function asClock(seconds: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(seconds / 60))}:${part(seconds % 60)}`;
}
