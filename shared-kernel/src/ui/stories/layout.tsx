import type { ReactNode } from 'react';

/** Examples side by side, in several lines where there is no room. */
export function Line({ children }: { children: ReactNode }) {
  return <div className="row wrapit g12">{children}</div>;
}

/** Examples one below the other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="stack">{children}</div>;
}
