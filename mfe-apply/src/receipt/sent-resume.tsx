import type { ReceiptAnswer } from '@chamba/kernel/api';
import { Card } from '@chamba/kernel/ui/card';
import { CvPart as Part, CvSections } from '@chamba/kernel/ui/cv-view';
import styles from './receipt.module.css';

type Snapshot = NonNullable<ReceiptAnswer['snapshot']>;

/**
 * The résumé and the answers as they were when the application was accepted, in the sections that the employer reads; later
 * changes are not in it.
 */
export function SentResume({ snapshot, isDelivered }: { snapshot: Snapshot; isDelivered: boolean }) {
  const { candidate, resume, photo, files, skills, killerQuestions } = snapshot;
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
        <Fact label="Foto" text={photo ? 'La de tu CV de ese día' : ''} />
        <Fact label="Archivos" text={files.map(({ name }) => name).join(', ')} />
      </dl>
      <Part title="Preguntas de la empresa" isEmpty={killerQuestions.length === 0}>
        {killerQuestions.map(({ id, question, answer }) => (
          <li key={id}>
            <span className="b">{question || id}</span>
            <span>{answer}</span>
          </li>
        ))}
      </Part>
      <CvSections resume={resume} skills={skills} />
    </Card>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  if (!text) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}
