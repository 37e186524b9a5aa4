import type { Job } from '@chamba/kernel/api';
import { Tag } from '@chamba/kernel/ui/tag';
import { parseJobBody } from './job-body.ts';
import styles from './offer.module.css';

/** The offer's own words, its skills, and its further facts. */
export function JobDescription({ job }: { job: Job }) {
  return (
    <div className={styles.text}>
      <h3>Descripción</h3>
      {parseJobBody(job.jobbody).map((block, place) => {
        if (block.kind === 'heading') return <h4 key={place}>{block.text}</h4>;
        if (block.kind === 'paragraph') return <p key={place}>{block.text}</p>;
        return (
          <ul key={place}>
            {block.items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        );
      })}
      {job.facts.length > 0 ? (
        <dl className={styles.more}>
          {job.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {job.skills.length > 0 ? (
        <>
          <h3>Habilidades</h3>
          <p className={styles.tags}>
            {job.skills.map(({ id, description }) => (
              <Tag key={id}>{description}</Tag>
            ))}
          </p>
        </>
      ) : null}
    </div>
  );
}
