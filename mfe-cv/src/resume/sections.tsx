import type { ReactNode } from 'react';
import {
  educationLabel,
  GENDERS,
  LANGUAGE_LEVELS,
  languageName,
  stateByCode,
} from '@chamba/kernel/catalogues';
import { formatDate, formatMoney } from '@chamba/kernel/format';
import type { Resume } from '@chamba/kernel/api';
import { useHydrated } from '@chamba/kernel/hydration';
import { Slot } from '@chamba/kernel/slots';
import { PencilIcon } from '@chamba/kernel/ui/icon';
import { IconButton } from '@chamba/kernel/ui/icon-button';
import { Tag } from '@chamba/kernel/ui/tag';
import type { RequiredSection } from '../completeness/completeness.ts';
import { EnglishScore } from '../open-english/score.tsx';
import { rowId, useOpenEdit } from '../edit/open-edit.ts';
import { Files } from '../files/files.tsx';
import { PhotoRow } from '../photo/photo-button.tsx';
import { interestIds, listRows, elementTexts, type ListPart } from '../model/rows.ts';
import { jobPeriod, studyPeriod } from './periods.ts';
import type { Candidate } from '../model/resume.slice.ts';
import { rowLabel } from '../model/row-label.ts';
import { hasData, SECTIONS, type SectionKind } from '../model/section-list.ts';
import { Section } from './section.tsx';
import styles from './resume.module.css';

/** Stands for what the sign-up filled in with a default and the person never said. */
const UNSTATED = 'Sin indicar';

const SKILL_LEVELS = ['', 'básico', 'intermedio', 'avanzado'];

/** An address that is broken before its domain where it does not fit in one line. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** Facts with a value, as a list of terms; nothing when none has one. */
function Facts({ facts }: { facts: ReadonlyArray<readonly [string, ReactNode]> }) {
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type SectionsProps = {
  candidate: Candidate;
  resume: Resume;
  /** Names of areas of interest by their ids. */
  interests: Readonly<Record<string, string>>;
  missing: readonly RequiredSection[];
  /** Epoch ms. */
  now: number;
};

/** Every section of a résumé; one without data says what it is good for. */
export function Sections({ candidate, resume, interests, missing, now }: SectionsProps) {
  const { personalinformation: contact, professionalexperience: experience, education } = resume;
  const gender = GENDERS.find(({ id }) => String(id) === candidate.genderid)?.label;
  const section = (kind: SectionKind, children: ReactNode, foot?: ReactNode) => (
    <Section
      kind={kind}
      filled={hasData(resume, kind)}
      missing={kind.required !== undefined && missing.includes(kind.required)}
      foot={foot}
    >
      {children}
    </Section>
  );
  const email = contact.emailaddress || candidate.emailaddress;
  return (
    <>
      {section(
        SECTIONS.personal,
        <Facts
          facts={[
            ['Nombre', candidate.candidatename],
            ['Fecha de nacimiento', formatDate(candidate.borndate)],
            ['Género', gender],
          ]}
        />,
        <PhotoRow name={candidate.candidatename} />,
      )}
      {section(
        SECTIONS.contact,
        <Facts
          facts={[
            ['Correo electrónico', email && <Email address={email} />],
            ['Teléfono', contact.contactchannel1 || candidate.contactchannels[0]?.value],
            ['Ciudad', formatPlace(resume, candidate)],
            ['Código postal', candidate.cp],
          ]}
        />,
        <Slot name="resume.email" props={{}} />,
      )}
      {section(
        SECTIONS.links,
        <ul className={styles.plain}>
          {contact.links.map(({ id, title, url }) => (
            <li key={id}>
              <a className="link" href={url} target="_blank" rel="noopener noreferrer nofollow">
                {title || url}
              </a>
            </li>
          ))}
        </ul>,
        <Files />,
      )}
      {section(SECTIONS.objective, <Objective resume={resume} interests={interests} />)}
      {section(
        SECTIONS.experience,
        <ol className={styles.line}>
          {experience.employments.map((job) => (
            <Entry key={job.id} resume={resume} part="employments" id={job.id}>
              <p className="b">{job.jobtitle}</p>
              <p className="s14">{job.company}</p>
              <p className="s14 muted">{jobPeriod(job, now)}</p>
              {job.description ? <p className={`muted ${styles.text}`}>{job.description}</p> : null}
            </Entry>
          ))}
        </ol>,
      )}
      {section(
        SECTIONS.specialities,
        <Tags
          tags={experience.specialities.map(({ id, name, years }) => ({
            id,
            text: years > 0 ? `${name} · ${years} ${years === 1 ? 'año' : 'años'}` : name,
          }))}
        />,
      )}
      {section(
        SECTIONS.skills,
        <Tags
          tags={experience.skills.map(({ id, name, level }) => ({
            id,
            text: [name, SKILL_LEVELS[level]].filter(Boolean).join(' · '),
          }))}
        />,
      )}
      {section(
        SECTIONS.education,
        <ol className={styles.line}>
          {education.academicexperience.map((study) => (
            <Entry key={study.id} resume={resume} part="academicexperience" id={study.id}>
              <p className="b">{study.degree || educationLabel(study.levelid)}</p>
              <p className="s14">{study.institution}</p>
              <p className="s14 muted">
                {[study.degree ? educationLabel(study.levelid) : '', studyPeriod(study)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </Entry>
          ))}
        </ol>,
      )}
      {section(
        SECTIONS.languages,
        <Facts
          facts={listRows(resume, 'languages').map(
            ({ id, texts }) =>
              [
                languageName(id),
                LANGUAGE_LEVELS.find((level) => String(level.id) === texts['level'])?.label,
              ] as const,
          )}
        />,
      )}
      {section(
        SECTIONS.certifications,
        <ul className={styles.plain}>
          {education.certifications.map(({ id, name, issuer, year, url }) => (
            <li key={id}>
              <p className="b">{name}</p>
              {issuer || year ? (
                <p className="s14 muted">{[issuer, year].filter(Boolean).join(' · ')}</p>
              ) : null}
              {url ? (
                <a className="link s14" href={url} target="_blank" rel="noopener noreferrer nofollow">
                  Ver certificado
                </a>
              ) : null}
            </li>
          ))}
          {education.languagecertifications.map((entry) => (
            <EnglishScore key={entry.id} entry={entry} />
          ))}
        </ul>,
      )}
    </>
  );
}

function Objective({ resume, interests }: Pick<SectionsProps, 'resume' | 'interests'>) {
  const { professionalinterests: wants, resumetitle } = resume;
  if (!hasData(resume, SECTIONS.objective)) return null;
  const isStated = (field: string) => wants.stated?.includes(field) ?? false;
  const yesOrNo = (field: 'willingtotravel' | 'willingtorelocate') =>
    !isStated(field) ? UNSTATED : wants[field] ? 'Sí' : 'No';
  return (
    <>
      {wants.objective ? <p className={styles.text}>{wants.objective}</p> : null}
      <Facts
        facts={[
          ['Profesión', resumetitle],
          ['Áreas de interés', interestsText(resume, interests)],
          ['Sueldo mínimo', isStated('requiredsalary') ? formatMoney(wants.requiredsalary) : UNSTATED],
          ['Sueldo deseado', wants.desiredsalary > 0 ? formatMoney(wants.desiredsalary) : ''],
          ['Disponible para viajar', yesOrNo('willingtotravel')],
          ['Disponible para cambiar de residencia', yesOrNo('willingtorelocate')],
        ]}
      />
    </>
  );
}

/** The names of a résumé's areas of interest, as far as they are known. */
function interestsText(resume: Resume, names: SectionsProps['interests']): string {
  const ids = interestIds(listRows(resume, 'objective')[0]?.texts['interests'] ?? '');
  return ids.flatMap((id) => names[id] ?? []).join(', ');
}

/** A job or a study with the button that opens its form. */
function Entry({
  resume,
  part,
  id,
  children,
}: {
  resume: Resume;
  part: ListPart;
  id: string;
  children: ReactNode;
}) {
  const works = useHydrated();
  const open = useOpenEdit();
  return (
    <li>
      <div>{children}</div>
      {works ? (
        <IconButton
          id={rowId(part, id)}
          className={styles.pencil}
          label={`Editar: ${rowLabel(part, elementTexts(resume, part, id) ?? {})}`}
          onClick={() => open(part, id)}
        >
          <PencilIcon size={18} />
        </IconButton>
      ) : null}
    </li>
  );
}

function Tags({ tags }: { tags: ReadonlyArray<{ id: string; text: string }> }) {
  return (
    <ul className={styles.tags}>
      {tags.map(({ id, text }) => (
        <li key={id}>
          <Tag>{text}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Where the candidate lives, `Guadalajara, Jalisco`. */
export function formatPlace({ personalinformation: contact }: Resume, candidate: Candidate): string {
  const state = stateByCode(contact.stateid || candidate.dgstateid)?.name;
  return [contact.city || candidate.dgcity, state].filter(Boolean).join(', ');
}
