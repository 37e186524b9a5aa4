import { useEffect, useRef } from 'react';
import type { Resume } from '@chamba/kernel/api';
import { useAppSelector } from '@chamba/kernel/store';
import { CheckIcon } from '@chamba/kernel/ui/icon';
import type { RequiredSection } from '../completeness/completeness.ts';
import { selectFiles } from '../files/files.slice.ts';
import { hasData, SECTIONS, type SectionKind } from '../model/section-list.ts';
import { useCurrentSection } from './use-current-section.ts';
import styles from './resume.module.css';

/** Hash of the behavioural test, which is no part of the résumé itself. */
const PDA = 'pda';

function Mark({ isMissing, isFilled }: { isMissing: boolean; isFilled: boolean }) {
  if (isMissing) return <i className={styles.dot} role="img" aria-label="Falta completar" />;
  return isFilled ? <CheckIcon size={16} className={styles.tick} label="Completa" /> : null;
}

/** The sections of the résumé, each with whether it is complete: a column on desktop, a row on phones. */
export function ResumeNav({ resume, missing }: { resume: Resume; missing: readonly RequiredSection[] }) {
  const kinds = Object.values<SectionKind>(SECTIONS);
  const [current, follow] = useCurrentSection([...kinds.map(({ hash }) => hash), PDA]);
  const { documents } = useAppSelector(selectFiles);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On phones the row scrolls: the current one is kept in view, the page stays.
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - 16;
  }, [current]);
  return (
    <nav ref={nav} className={styles.nav} aria-label="Secciones del CV">
      {kinds.map((kind) => (
        <a
          key={kind.hash}
          href={`#${kind.hash}`}
          aria-current={kind.hash === current ? 'location' : undefined}
          onClick={() => follow(kind.hash)}
        >
          <span>{kind.title}</span>
          <Mark
            isMissing={kind.required !== undefined && missing.includes(kind.required)}
            isFilled={hasData(resume, kind) || (kind.part === 'links' && documents.length > 0)}
          />
        </a>
      ))}
      <a href={`#${PDA}`} aria-current={current === PDA ? 'location' : undefined} onClick={() => follow(PDA)}>
        <span>Prueba conductual</span>
      </a>
    </nav>
  );
}
