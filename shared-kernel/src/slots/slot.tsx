import { Suspense, useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { slotContracts, type SlotName, type SlotProps } from './contracts.ts';
import { SlotHostContext, type LoadedFiller } from './host.ts';
import { SlotBoundary } from './slot-boundary.tsx';

type FillerState = { kind: 'waiting' } | { kind: 'absent' } | { kind: 'ready'; filler: LoadedFiller };

/**
 * A place in a page that another unit fills. While the filler loads the contract's height is kept free;
 * when it is absent, fails or is late, `fallback` shows instead. The page around it never breaks.
 */
export function Slot<Name extends SlotName>({
  name,
  props,
  fallback = null,
}: {
  name: Name;
  props: SlotProps<Name>;
  fallback?: ReactNode;
}) {
  const host = useContext(SlotHostContext);
  const [state, setState] = useState<FillerState>(() => {
    const filler = host.loaded(name);
    return filler ? { kind: 'ready', filler } : { kind: 'waiting' };
  });

  useEffect(() => {
    if (state.kind !== 'waiting') return;
    let live = true;
    const settle = (filler: LoadedFiller | null) => {
      if (live) setState(filler ? { kind: 'ready', filler } : { kind: 'absent' });
    };
    const timer = setTimeout(() => settle(null), slotContracts[name].timeoutMs);
    host.load(name).then(settle, () => settle(null));
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [host, name, state.kind]);

  if (state.kind === 'absent') return fallback;
  if (state.kind === 'waiting') {
    const { reservedHeight } = slotContracts[name];
    // Height through the style property: the policy forbids style attributes in HTML, not this.
    return reservedHeight > 0 ? <ReservedSpace height={reservedHeight}>{fallback}</ReservedSpace> : fallback;
  }
  const Component = state.filler.Component as ComponentType<SlotProps<Name>>;
  return (
    <SlotBoundary unit={state.filler.unit} version={state.filler.version} slot={name} fallback={fallback}>
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    </SlotBoundary>
  );
}

function ReservedSpace({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div
      aria-busy="true"
      ref={(element) => {
        if (element) element.style.minHeight = `${height}px`;
      }}
    >
      {children}
    </div>
  );
}
