import { matchRoute } from '@chamba/kernel/composition';
import { useLocation } from '@chamba/kernel/router';
import { Frame } from './frame.tsx';
import { usePageHost } from '../routing/page-host-context.ts';
import styles from './frame-skeleton.module.css';

/** The frame of the page at this address with its middle still to come. */
export function FrameSkeleton() {
  const { pathname } = useLocation();
  const route = matchRoute(usePageHost().composition, pathname)?.route;
  return (
    <Frame
      header={route?.header === 'hero' ? 'standard' : (route?.header ?? 'standard')}
      footer={route?.footer ?? 'full'}
    >
      <div className={`wrap ${styles.waiting}`} aria-busy="true">
        <p role="status">Cargando página</p>
      </div>
    </Frame>
  );
}
