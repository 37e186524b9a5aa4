import { formatCount } from '@chamba/kernel/format';
import { definePage } from '@chamba/kernel/remote';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { __featureName__Saga } from './__feature__.saga.ts';
import { select__FeatureName__WithOffers } from './__feature__.selectors.ts';
import { __featureName__Requested, __featureName__Slice, select__FeatureName__ } from './__feature__.slice.ts';
import styles from './__feature__.module.css';

/** The areas in which there are offers. */
function Areas() {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(select__FeatureName__);
  const areas = useAppSelector(select__FeatureName__WithOffers);
  if (status === 'failed') return <ErrorState onRetry={() => dispatch(__featureName__Requested())} />;
  if (status !== 'ready') {
    return (
      <SkeletonGroup label="Cargando">
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </SkeletonGroup>
    );
  }
  if (areas.length === 0) return <p className="muted">Por ahora no hay vacantes.</p>;
  return (
    <ul className={styles.areas}>
      {areas.map(({ id, name, url, offers }) => (
        <li key={id}>
          <a className={styles.area} href={url}>
            {name} <span className="num muted">{formatCount(offers)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function __FeatureName__Page() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>__title__</h1>
      <Areas />
    </div>
  );
}

export default definePage({
  Component: __FeatureName__Page,
  slices: [__featureName__Slice],
  sagas: [__featureName__Saga],
  load: () => __featureName__Requested(),
  status: (state) => (select__FeatureName__(state).status === 'failed' ? 503 : 200),
  texts: { title: '__title__', description: 'Consulta las vacantes disponibles en cada área.' },
  robots: 'index',
});
