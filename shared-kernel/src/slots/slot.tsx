import {
  Fragment,
  Suspense,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { slotContracts, type SlotContract, type SlotName, type SlotProps } from './contracts.ts';
import { SlotHostContext, type LoadedFiller, type SlotHost } from './host.ts';
import { SlotBoundary } from './slot-boundary.tsx';

type FillerState =
  | { kind: 'waiting' }
  | { kind: 'absent' }
  | { kind: 'failed' }
  | { kind: 'ready'; filler: LoadedFiller };

const getState = (filler: LoadedFiller | null, otherwise: 'waiting' | 'absent'): FillerState =>
  filler ? { kind: 'ready', filler } : { kind: otherwise };

/**
 * A place in a page that another unit fills. While the filler loads the contract's height is kept free; when it is
 * absent, fails or is late, `fallback` shows instead. The page around it never breaks. What failed is tried again after
 * the next navigation, and where there is no fallback for a place that others rely on, with 'Reintentar'.
 * @example
 * <Slot name="offer.apply" props={{ job, placement: 'title' }} fallback={<a href={job.url}>Postularme</a>} />
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
  const [state, setState] = useState<FillerState>(() => getState(host.loaded(name), 'waiting'));
  const { kind } = state;

  useEffect(() => {
    if (kind !== 'waiting') return;
    let live = true;
    const settle = (next: FillerState) => {
      if (live) setState(next);
    };
    const timer = setTimeout(() => {
      settle({ kind: 'failed' });
      host.onLate?.(name);
    }, getContract(name).timeoutMs);
    host.load(name).then(
      (filler) => settle(getState(filler, 'absent')),
      () => settle({ kind: 'failed' }),
    );
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [host, name, kind]);

  useEffect(
    () =>
      kind === 'failed'
        ? host.onNavigation?.(() => setState(getState(host.loaded(name), 'waiting')))
        : undefined,
    [host, name, kind],
  );

  const { reservedHeight } = getContract(name);
  if (kind === 'absent') return fallback;
  if (kind === 'failed') {
    if (fallback !== null || reservedHeight === 0) return fallback;
    return <SlotFailure onRetry={() => setState(getState(host.loaded(name), 'waiting'))} />;
  }
  if (kind === 'waiting') {
    // Height through the style property: the policy forbids style attributes in HTML, not this.
    return reservedHeight > 0 ? <ReservedSpace height={reservedHeight}>{fallback}</ReservedSpace> : fallback;
  }
  const { unit, version } = state.filler;
  const Component = state.filler.Component as ComponentType<SlotProps<Name>>;
  return (
    <SlotBoundary
      unit={unit}
      version={version}
      slot={name}
      fallback={fallback}
      onFailure={() => setState({ kind: 'failed' })}
    >
      <Suspense fallback={fallback}>
        <Fragment ref={marker(host, unit, name)}>
          <Component {...props} />
        </Fragment>
      </Suspense>
    </SlotBoundary>
  );
}

/** A remote may know slots that are younger than the shell, which brings this module to the page. */
function getContract(name: SlotName): Pick<SlotContract, 'reservedHeight' | 'timeoutMs'> {
  return Object.hasOwn(slotContracts, name) ? slotContracts[name] : { reservedHeight: 0, timeoutMs: 5000 };
}

function marker({ mark }: SlotHost, unit: string, slot: SlotName) {
  if (!mark) return undefined;
  return (instance: Parameters<typeof mark>[1] | null) =>
    instance ? mark({ unit, slot }, instance) : undefined;
}

function SlotFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="stack" role="alert">
      <p>Hay un problema para cargar este contenido.</p>
      <button type="button" className="link" onClick={onRetry}>
        Reintentar
      </button>
    </div>
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
