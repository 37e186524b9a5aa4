import { useEffect, useState } from 'react';
import type { Job } from '@chamba/kernel/api';
import { useAppSelector } from '@chamba/kernel/store';
import { selectShownSearch } from '../search-bar/search-bar.slice.ts';
import { distanceText, offerPoint } from './distance.ts';
import { toKnownPlace, recallPlace, type KnownPlace } from '../search-bar/known-place.ts';
import styles from './distance-line.module.css';

/**
 * How far an offer is from the city of the search, or from the one looked for last on this device. The server does not
 * know the latter, so the line keeps its place until the browser says.
 */
export function DistanceLine({ job }: { job: Job }) {
  const shown = useAppSelector(selectShownSearch);
  const [kept, setKept] = useState<KnownPlace | null>(null);
  useEffect(() => setKept(recallPlace()), [job.id]);
  if (!offerPoint(job)) return null;
  const text = distanceText(job, toKnownPlace(shown?.place) ?? kept);
  return (
    <span className={styles.line}>
      {text}
      {text ? <span className="vh">, en línea recta entre cabeceras municipales</span> : null}
    </span>
  );
}
