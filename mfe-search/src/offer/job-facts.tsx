import type { ReactNode } from 'react';
import type { Job } from '@chamba/kernel/api';
import { educationLabel } from '@chamba/kernel/catalogues';
import {
  contractLabels,
  formatDate,
  formatPublished,
  jobWorkModeLabel,
  locationLabel,
} from '@chamba/kernel/format';
import {
  Building2Icon,
  CalendarIcon,
  ClockIcon,
  FileTextIcon,
  GraduationCapIcon,
  LayoutGridIcon,
  MapPinIcon,
} from '@chamba/kernel/ui/icon';
import { DistanceLine } from '../distance/distance-line.tsx';
import styles from './offer.module.css';

const PLACE = 'Ubicación';

/** Where, how and since when, as a grid; what the source does not say is left out. */
export function JobFacts({ job, now }: { job: Job; now: number }) {
  const published = job.datepublish || job.dateactive;
  const age = formatPublished(published, now);
  const date = formatDate(published);
  const facts: Array<[icon: ReactNode, label: string, value: string | undefined]> = [
    [<MapPinIcon key="i" />, PLACE, job.locations.map(locationLabel).filter(Boolean).join(' · ')],
    [<Building2Icon key="i" />, 'Modalidad', jobWorkModeLabel(job)],
    [<FileTextIcon key="i" />, 'Contratación', contractLabels(job).join(', ')],
    [<GraduationCapIcon key="i" />, 'Escolaridad', educationLabel(job.educationid)],
    [<LayoutGridIcon key="i" />, 'Categoría', job.categorydescription],
    [<ClockIcon key="i" />, 'Horario', job.schedule],
    [<CalendarIcon key="i" />, 'Publicada', age === date ? date : `${age}, ${date}`],
    [<CalendarIcon key="i" />, 'Historial', job.reposted],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([icon, label, value]) =>
        value ? (
          <div key={label} className={label === PLACE ? styles.whole : undefined}>
            {icon}
            <dt>{label}</dt>
            <dd>
              {value}
              {label === PLACE ? <DistanceLine job={job} /> : null}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
