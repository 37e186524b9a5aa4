import type { Resume } from '@chamba/kernel/api';
import { CheckIcon } from '@chamba/kernel/ui/icon';
import type { RequiredSection } from '../completeness/completeness.ts';
import { hasData, SECTIONS, type SectionKind } from '../model/section-list.ts';
import styles from './resume.module.css';

function Mark({ isMissing, isFilled }: { isMissing: boolean; isFilled: boolean }) {
  if (isMissing) return <i className={styles.dot} role="img" aria-label="Falta completar" />;
  return isFilled ? <CheckIcon size={16} className={styles.tick} label="Completa" /> : null;
}

/** The sections of the résumé, each with whether it is complete: a column on desktop, a row on phones. */
export function ResumeNav({ resume, missing }: { resume: Resume; missing: readonly RequiredSection[] }) {
  return (
    <nav className={styles.nav} aria-label="Secciones del CV">
      {Object.values<SectionKind>(SECTIONS).map((kind) => (
        <a key={kind.hash} href={`#${kind.hash}`}>
          <span>{kind.title}</span>
          <Mark
            isMissing={kind.required !== undefined && missing.includes(kind.required)}
            isFilled={hasData(resume, kind)}
          />
        </a>
      ))}
    </nav>
  );
}
