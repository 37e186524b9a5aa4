import type { ReactNode } from 'react';
import { educationLabel, GENDERS, stateByCode } from '@chamba/kernel/catalogues';
import { formatDate, formatMoney } from '@chamba/kernel/format';
import type { Resume } from '@chamba/kernel/api';
import { Slot } from '@chamba/kernel/slots';
import { Card } from '@chamba/kernel/ui/card';
import { PencilIcon, PlusIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { Tag } from '@chamba/kernel/ui/tag';
import { REQUIRED_SECTIONS, type RequiredSection } from '../completeness/completeness.ts';
import { jobPeriod, studyPeriod } from './periods.ts';
import type { Candidate } from './resume.slice.ts';
import styles from './resume.module.css';

/** What a section without data asks for. */
const WANTED: Record<RequiredSection, string> = {
  contact: 'Agrega tu teléfono, tu ciudad y tu correo para que las empresas puedan comunicarse contigo.',
  profession: 'Agrega tu profesión, tus áreas de interés y el sueldo que buscas.',
  experience: 'Agrega al menos un empleo.',
  education:
    'Agrega al menos un estudio. Las vacantes piden Secundaria, Bachillerato, Técnico o Universitario.',
};

/** Stands for what the sign-up filled in with a default and the person never said. */
const UNSTATED = 'Sin indicar';

type SectionProps = {
  id: string;
  title: string;
  edit: string;
  missing?: RequiredSection;
  children?: ReactNode;
};

/** One part of the résumé, with the way to the step that changes it. */
function Section({ id, title, edit, missing, children }: SectionProps) {
  const wanted = missing && REQUIRED_SECTIONS[missing];
  return (
    <Card
      as="section"
      pad="l"
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${styles.section} ${wanted ? styles.missing : ''}`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className="d3">
          {title}
        </h2>
        {wanted ? (
          <Tag tone="accent">Falta completar</Tag>
        ) : (
          <LinkButton
            variant="ghost"
            size="sm"
            href={edit}
            icon={<PencilIcon size={18} />}
            aria-label={`Editar: ${title}`}
          >
            Editar
          </LinkButton>
        )}
      </div>
      {children}
      {wanted ? (
        <>
          <p className="muted">{WANTED[missing]}</p>
          <LinkButton variant="soft" href={edit} icon={<PlusIcon />} className={styles.action}>
            {wanted.action}
          </LinkButton>
        </>
      ) : null}
    </Card>
  );
}

/** Facts with a value, as a list of terms; nothing when none has one. */
function Facts({ facts }: { facts: ReadonlyArray<readonly [string, string | undefined]> }) {
  const known = facts.filter(([, value]) => value);
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
  missing: readonly RequiredSection[];
  /** Epoch ms. */
  now: number;
};

/** Every section of a résumé that has data or needs it. */
export function Sections({ candidate, resume, missing, now }: SectionsProps) {
  const { personalinformation: contact, professionalinterests: wants } = resume;
  const lacks = (section: RequiredSection) => ({
    edit: REQUIRED_SECTIONS[section].step,
    ...(missing.includes(section) && { missing: section }),
  });
  const gender = GENDERS.find(({ id }) => String(id) === candidate.genderid)?.label;
  const isStated = (field: string) => wants.stated?.includes(field) ?? false;
  const yesOrNo = (field: 'willingtotravel' | 'willingtorelocate') =>
    !isStated(field) ? UNSTATED : wants[field] ? 'Sí' : 'No';
  const hasProfession = resume.resumetitle !== '' || wants.desiredsalary > 0;
  return (
    <>
      <Section id="personal" title="Datos personales" edit={REQUIRED_SECTIONS.contact.step}>
        <Facts
          facts={[
            ['Nombre', candidate.candidatename],
            ['Fecha de nacimiento', formatDate(candidate.borndate)],
            ['Género', gender],
          ]}
        />
      </Section>
      <Section id="contacto" title="Datos de contacto" {...lacks('contact')}>
        <Facts
          facts={[
            ['Correo electrónico', contact.emailaddress || candidate.emailaddress],
            ['Teléfono', contact.contactchannel1 || candidate.contactchannels[0]?.value],
            ['Ciudad', formatPlace(resume, candidate)],
            ['Código postal', candidate.cp],
          ]}
        />
        <Slot name="resume.email" props={{}} />
      </Section>
      <Section id="objetivo" title="Objetivo profesional" {...lacks('profession')}>
        {hasProfession ? (
          <Facts
            facts={[
              ['Profesión', resume.resumetitle],
              ['Sueldo mínimo', isStated('requiredsalary') ? formatMoney(wants.requiredsalary) : UNSTATED],
              ['Sueldo deseado', wants.desiredsalary > 0 ? formatMoney(wants.desiredsalary) : ''],
              ['Disponible para viajar', yesOrNo('willingtotravel')],
              ['Disponible para cambiar de residencia', yesOrNo('willingtorelocate')],
            ]}
          />
        ) : null}
      </Section>
      <Section id="experiencia" title="Experiencia profesional" {...lacks('experience')}>
        <ol className={styles.line}>
          {resume.professionalexperience.employments.map((job) => (
            <li key={job.id}>
              <div>
                <p className="b">{job.jobtitle}</p>
                <p className="s14">{job.company}</p>
                <p className="s14 muted">{jobPeriod(job, now)}</p>
                {job.description ? <p className={`muted ${styles.text}`}>{job.description}</p> : null}
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="educacion" title="Educación" {...lacks('education')}>
        <ol className={styles.line}>
          {resume.education.academicexperience.map((study) => (
            <li key={study.id}>
              <div>
                <p className="b">{study.degree || educationLabel(study.levelid)}</p>
                <p className="s14">{study.institution}</p>
                <p className="s14 muted">
                  {[study.degree ? educationLabel(study.levelid) : '', studyPeriod(study)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/** Where the candidate lives, `Guadalajara, Jalisco`. */
export function formatPlace({ personalinformation: contact }: Resume, candidate: Candidate): string {
  const state = stateByCode(contact.stateid || candidate.dgstateid)?.name;
  return [contact.city || candidate.dgcity, state].filter(Boolean).join(', ');
}
