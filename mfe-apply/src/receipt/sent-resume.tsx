import type { ReactNode } from 'react';
import type { ReceiptAnswer } from '@chamba/kernel/api';
import { formatJobPeriod, formatStudyPeriod } from '@chamba/kernel/format';
import { Card } from '@chamba/kernel/ui/card';
import styles from './receipt.module.css';

type Snapshot = NonNullable<ReceiptAnswer['snapshot']>;

/** The résumé and the answers as they were when the application was accepted; later changes are not in it. */
export function SentResume({ snapshot, isDelivered }: { snapshot: Snapshot; isDelivered: boolean }) {
  const { candidate, resume, files, skills, killerQuestions } = snapshot;
  const { employments, studies, languages } = resume;
  return (
    <Card as="section" pad="l" className={styles.card} aria-labelledby="sent-heading">
      <h2 id="sent-heading" className="d3">
        {isDelivered ? 'Lo que recibió la empresa' : 'Lo que va con tu postulación'}
      </h2>
      <p className="s14 muted">Tu CV como estaba al postularte. Lo que cambies después no aparece aquí.</p>
      <dl className={styles.facts}>
        <Fact label="Nombre" text={candidate.name} />
        <Fact label="Correo" text={candidate.email} />
        <Fact label="Teléfono" text={candidate.phone} />
        <Fact label="Ciudad" text={candidate.location} />
        <Fact label="Puesto" text={resume.title} />
        <Fact label="Áreas de interés" text={resume.interests.join(', ')} />
        <Fact label="Sueldo deseado" text={resume.salary} />
        <Fact label="Viajar" text={toAnswer(resume.willingtotravel)} />
        <Fact label="Archivos" text={files.map(({ name }) => name).join(', ')} />
        <Fact label="Mudarse" text={toAnswer(resume.willingtorelocate)} />
      </dl>
      <Part title="Experiencia" isEmpty={employments.length === 0}>
        {employments.map((job) => (
          <li key={`${job.jobtitle}|${job.company}|${job.startdate}`}>
            <span className="b">{job.jobtitle}</span> {job.company}
            <span className="s14 muted">{formatJobPeriod(job)}</span>
            {job.description ? <p className={`s14 ${styles.text}`}>{job.description}</p> : null}
          </li>
        ))}
      </Part>
      <Part title="Educación" isEmpty={studies.length === 0}>
        {studies.map((study) => (
          <li key={`${study.level}|${study.degree}|${study.institution}`}>
            <span className="b">{[study.level, study.degree].filter(Boolean).join(', ')}</span>{' '}
            {study.institution}
            <span className="s14 muted">{formatStudyPeriod(study)}</span>
          </li>
        ))}
      </Part>
      <Part title="Idiomas" isEmpty={languages.length === 0}>
        {languages.map(({ language, level }) => (
          <li key={language}>{[language, level].filter(Boolean).join(': ')}</li>
        ))}
      </Part>
      <Part title="Habilidades" isEmpty={skills.length === 0}>
        {skills.map(({ id, description, level }) => (
          <li key={id}>{[description || id, level].filter(Boolean).join(': ')}</li>
        ))}
      </Part>
      <Part title="Preguntas de la empresa" isEmpty={killerQuestions.length === 0}>
        {killerQuestions.map(({ id, question, answer }) => (
          <li key={id}>
            <span className="b">{question}</span> {answer}
          </li>
        ))}
      </Part>
    </Card>
  );
}

const toAnswer = (value: boolean | undefined): string => (value === undefined ? '' : value ? 'Sí' : 'No');

function Fact({ label, text }: { label: string; text: string }) {
  if (!text) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <div className={styles.part}>
      <h3 className="s16 b">{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}
