import { CheckIcon } from '@chamba/kernel/ui/icon';
import { REQUIRED_SECTIONS, type RequiredSection } from '../completeness/completeness.ts';
import styles from './resume.module.css';

const ENTRIES = [
  { hash: 'personal', label: 'Datos personales' },
  { hash: 'contacto', label: 'Datos de contacto' },
  { hash: 'objetivo', label: 'Objetivo profesional' },
  { hash: 'experiencia', label: 'Experiencia profesional' },
  { hash: 'educacion', label: 'Educación' },
];

/** The sections of the résumé, each with whether it is complete: a column on desktop, a row on phones. */
export function ResumeNav({ missing }: { missing: readonly RequiredSection[] }) {
  const lacking = missing.map((section) => REQUIRED_SECTIONS[section].hash);
  return (
    <nav className={styles.nav} aria-label="Secciones del CV">
      {ENTRIES.map(({ hash, label }) => (
        <a key={hash} href={`#${hash}`}>
          <span>{label}</span>
          {lacking.includes(hash) ? (
            <i className={styles.dot} role="img" aria-label="Falta completar" />
          ) : (
            <CheckIcon size={16} className={styles.tick} label="Completa" />
          )}
        </a>
      ))}
    </nav>
  );
}
