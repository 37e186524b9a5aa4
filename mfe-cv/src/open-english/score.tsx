import type { Resume } from '@chamba/kernel/api';
import { CERTIFICATION } from './certification.ts';

type Entry = Resume['education']['languagecertifications'][number];

/** The score of the test of English among the certifications of a résumé; nothing for those of other tests. */
export function EnglishScore({ entry: { certificationid, score } }: { entry: Entry }) {
  if (certificationid !== CERTIFICATION || score === undefined) return null;
  return (
    <li>
      <p className="b">Prueba de inglés</p>
      <p className="s14 muted">Open English · {score} de 100</p>
    </li>
  );
}
