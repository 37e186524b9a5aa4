import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { ReceivedAnswer } from '@chamba/kernel/api';
import { slugify } from '@chamba/kernel/routes';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { formatJobPeriod, formatStudyPeriod } from '@chamba/kernel/format';
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
      {resume.objective ? <p className={styles.text}>{resume.objective}</p> : null}
      <Part title="Experiencia" isEmpty={resume.employments.length === 0}>
        {resume.employments.map((job, index) => (
          <li key={index}>
            <span className="b">{job.jobtitle || job.company}</span>
            <span className="muted">{joined(job.jobtitle ? job.company : '', formatJobPeriod(job))}</span>
            {job.description ? <p className={styles.text}>{job.description}</p> : null}
          </li>
        ))}
      </Part>
      <Part title="Estudios" isEmpty={resume.studies.length === 0}>
        {resume.studies.map((study, index) => (
          <li key={index}>
            <span className="b">{study.degree || study.level}</span>
            <span className="muted">
              {joined(study.degree ? study.level : '', study.institution, formatStudyPeriod(study))}
            </span>
          </li>
        ))}
      </Part>
      <Part title="Especialidad" isEmpty={resume.specialities.length === 0}>
        {resume.specialities.map(({ name, years }, index) => (
          <li key={index}>{joined(name, years > 0 ? `${years} ${years === 1 ? 'año' : 'años'}` : '')}</li>
        ))}
      </Part>
      <Part title="Idiomas" isEmpty={resume.languages.length === 0}>
        {resume.languages.map(({ language, level }) => (
          <li key={language}>{joined(language, level)}</li>
        ))}
      </Part>
      <Part title="Habilidades" isEmpty={skills.length + resume.skills.length === 0}>
        {skills.map(({ id, description, level }) => (
          <li key={id}>{joined(description || id, level)}</li>
        ))}
        {resume.skills.map(({ name, level }, index) => (
          <li key={index}>{joined(name, level)}</li>
        ))}
      </Part>
      <Part title="Certificaciones" isEmpty={resume.certifications.length === 0}>
        {resume.certifications.map(({ name, issuer, year, url }, index) => (
          <li key={index}>
            {url ? <OutsideLink url={url} text={name} /> : name}
            <span className="muted">{joined(issuer, year)}</span>
          </li>
        ))}
      </Part>
      <Part title="Enlaces" isEmpty={resume.links.length === 0}>
        {resume.links.map(({ title, url }, index) => (
          <li key={index}>
            <OutsideLink url={url} text={title || url} />
          </li>
        ))}
      </Part>
      <Part title="Lo que busca" isEmpty={!resume.salary && resume.interests.length === 0}>
        {resume.salary ? <li>{`Sueldo deseado: ${resume.salary}`}</li> : null}
        {resume.interests.length > 0 ? <li>{`Áreas de interés: ${resume.interests.join(', ')}`}</li> : null}
        {resume.willingtotravel === undefined ? null : (
          <li>{`Puede viajar: ${resume.willingtotravel ? 'sí' : 'no'}`}</li>
        )}
        {resume.willingtorelocate === undefined ? null : (
          <li>{`Puede cambiar de residencia: ${resume.willingtorelocate ? 'sí' : 'no'}`}</li>
        )}
      </Part>
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

/** A link that a candidate wrote: their page learns nothing of this one. */
const OutsideLink = ({ url, text }: { url: string; text: string }) => (
  <a className="link hit" href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
    {text}
  </a>
);

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}
