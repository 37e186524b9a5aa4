import type { Job } from '@chamba/kernel/api';
import { Tag } from '@chamba/kernel/ui/tag';
import { parseJobBody } from './job-body.ts';
import styles from './offer.module.css';

type JobDescriptionProps = {
  job: Job;
  /** Level of its headings: 3 under the title of a preview, 2 on the offer's own page. */
  level?: 2 | 3;
};

/** The offer's own words, its skills, and its further facts. */
export function JobDescription({ job, level = 3 }: JobDescriptionProps) {
  const Heading = `h${level}` as const;
  const Part = level === 2 ? 'h3' : 'h4';
  return (
    <div className={styles.text}>
      <Heading className="d3">Descripción</Heading>
      {parseJobBody(job.jobbody).map((block, place) => {
        if (block.kind === 'heading')
          return (
            <Part key={place} className="d3">
              {block.text}
            </Part>
          );
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
          <Heading className="d3">Habilidades</Heading>
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
