import type { ReactNode } from 'react';
import type { ApplicationSnapshot } from '../../applications/index.ts';
import { formatJobPeriod, formatStudyPeriod, yearsInWords } from '../../format/index.ts';
import styles from './cv-view.module.css';

export type CvSectionsProps = {
  /** A CV in words, as employers get it. */
  resume: ApplicationSnapshot['resume'];
  /** Skills that an offer asks for, with the level that the candidate stated. */
  skills?: ApplicationSnapshot['skills'];
  /** Level of the headings; 3 by default. */
  headings?: 2 | 3;
};

/**
 * What a CV says, for those who read it: its sections without the name above them. It works without scripts.
 * @example
 * <CvSections resume={application.resume} skills={application.skills} />
 */
export function CvSections({ resume, skills = [], headings = 3 }: CvSectionsProps) {
  return (
    <>
      <CvPart heading={headings} title="Objetivo profesional" isEmpty={!resume.objective}>
        <li className={styles.text}>{resume.objective}</li>
      </CvPart>
      <CvPart heading={headings} title="Experiencia" isEmpty={resume.employments.length === 0}>
        {resume.employments.map((job, index) => (
          <li key={index}>
            <span className="b">{job.jobtitle || job.company}</span>
            <span className="muted">{joined(job.jobtitle ? job.company : '', formatJobPeriod(job))}</span>
            {job.description ? <p className={styles.text}>{job.description}</p> : null}
          </li>
        ))}
      </CvPart>
      <CvPart heading={headings} title="Estudios" isEmpty={resume.studies.length === 0}>
        {resume.studies.map((study, index) => (
          <li key={index}>
            <span className="b">{study.degree || study.level}</span>
            <span className="muted">
              {joined(study.degree ? study.level : '', study.institution, formatStudyPeriod(study))}
            </span>
          </li>
        ))}
      </CvPart>
      <CvPart heading={headings} title="Especialidad" isEmpty={resume.specialities.length === 0}>
        {resume.specialities.map(({ name, years }, index) => (
          <li key={index}>{joined(name, yearsInWords(years))}</li>
        ))}
      </CvPart>
      <CvPart heading={headings} title="Idiomas" isEmpty={resume.languages.length === 0}>
        {resume.languages.map(({ language, level }) => (
          <li key={language}>{joined(language, level)}</li>
        ))}
      </CvPart>
      <CvPart heading={headings} title="Habilidades" isEmpty={skills.length + resume.skills.length === 0}>
        {skills.map(({ id, description, level }) => (
          <li key={id}>{joined(description || id, level)}</li>
        ))}
        {resume.skills.map(({ name, level }, index) => (
          <li key={index}>{joined(name, level)}</li>
        ))}
      </CvPart>
      <CvPart heading={headings} title="Certificaciones" isEmpty={resume.certifications.length === 0}>
        {resume.certifications.map(({ name, issuer, year, url }, index) => (
          <li key={index}>
            {url ? <OutsideLink url={url} text={name} /> : name}
            <span className="muted">{joined(issuer, year)}</span>
          </li>
        ))}
      </CvPart>
      <CvPart heading={headings} title="Enlaces" isEmpty={resume.links.length === 0}>
        {resume.links.map(({ title, url }, index) => (
          <li key={index}>
            <OutsideLink url={url} text={title || url} />
          </li>
        ))}
      </CvPart>
      <CvPart
        heading={headings}
        title="Lo que busca"
        isEmpty={!resume.salary && resume.interests.length === 0}
      >
        {resume.salary ? <li>{`Sueldo deseado: ${resume.salary}`}</li> : null}
        {resume.interests.length > 0 ? <li>{`Áreas de interés: ${resume.interests.join(', ')}`}</li> : null}
        {resume.willingtotravel === undefined ? null : (
          <li>{`Puede viajar: ${resume.willingtotravel ? 'sí' : 'no'}`}</li>
        )}
        {resume.willingtorelocate === undefined ? null : (
          <li>{`Puede cambiar de residencia: ${resume.willingtorelocate ? 'sí' : 'no'}`}</li>
        )}
      </CvPart>
    </>
  );
}

/** A link that a candidate wrote: their page learns nothing of this one. */
const OutsideLink = ({ url, text }: { url: string; text: string }) => (
  <a className="link hit" href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
    {text}
  </a>
);

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

export type CvPartProps = {
  title: string;
  /** Nothing is shown of an empty one. */
  isEmpty: boolean;
  /** List items. */
  children: ReactNode;
  /** Level of the heading; 3 by default. */
  heading?: 2 | 3;
};

/** A section of a CV: a heading and a list. */
export function CvPart({ title, isEmpty, children, heading = 3 }: CvPartProps) {
  const Heading = `h${heading}` as const;
  if (isEmpty) return null;
  return (
    <div className={styles.part}>
      <Heading className={styles.heading}>{title}</Heading>
      <ul>{children}</ul>
    </div>
  );
}
