import { useEffect, useRef, type FormEvent } from 'react';
import type { ReceivedAnswer } from '@chamba/kernel/api';
import { slugify } from '@chamba/kernel/routes';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { CvPart as Part, CvSections } from '@chamba/kernel/ui/cv-view';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { ReceivedFile, ReceivedPhoto } from './received-files.tsx';
import { pdfRequested, selectReceived } from './received.slice.ts';
import styles from './received.module.css';

/** The CV and the answers as the candidate sent them. */
export function ReceivedCv({
  token,
  application,
}: {
  token: string;
  application: ReceivedAnswer['application'];
}) {
  const { candidate, resume, skills, killerQuestions } = application;
  return (
    <Card as="section" pad="l" className={styles.card} aria-labelledby="cv-heading">
      <ReceivedPhoto application={application} />
      <div className="stack g8">
        <h2 id="cv-heading" className="d2">
          {candidate.name || candidate.email}
        </h2>
        {resume.title ? <p className="muted">{resume.title}</p> : null}
        <p className={styles.contact}>
          <a className="link hit" href={`mailto:${candidate.email}`}>
            {candidate.email}
          </a>
          {candidate.phone ? (
            <a className="link hit" href={`tel:${candidate.phone.replace(/[^\d+]/g, '')}`}>
              {candidate.phone}
            </a>
          ) : null}
          {candidate.location ? <span>{candidate.location}</span> : null}
        </p>
      </div>
      <PdfDownload token={token} name={candidate.name} />
      <Part title="Archivos" isEmpty={application.files.length === 0}>
        {application.files.map((file) => (
          <li key={file.id}>
            <ReceivedFile token={token} file={file} />
          </li>
        ))}
      </Part>
      <Part title="Respuestas a tus preguntas" isEmpty={killerQuestions.length === 0}>
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

/** The file is part of the answer, so that it has no address that a mail program could open. */
function PdfDownload({ token, name }: { token: string; name: string }) {
  const dispatch = useAppDispatch();
  const { pdf, busy } = useAppSelector(selectReceived);
  const link = useRef<HTMLAnchorElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!pdf || !wanted.current) return;
    wanted.current = false;
    link.current?.click();
  }, [pdf]);
  function ask(event: FormEvent) {
    event.preventDefault();
    wanted.current = true;
    dispatch(pdfRequested({ token }));
  }
  if (pdf)
    return (
      <LinkButton
        ref={link}
        variant="line"
        className={styles.download}
        href={`data:application/pdf;base64,${pdf}`}
        download={`CV-${slugify(name) || 'candidato'}.pdf`}
      >
        Guardar el CV en PDF
      </LinkButton>
    );
  return (
    <form method="post" onSubmit={ask}>
      <input type="hidden" name="errand" value="pdf" />
      <Button type="submit" variant="line" busy={busy === 'pdf'} busyLabel="Preparando...">
        Descargar el CV en PDF
      </Button>
    </form>
  );
}
