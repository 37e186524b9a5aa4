import type { ReactNode } from 'react';
import type { Job } from '@chamba/kernel/api';
import { Card } from '@chamba/kernel/ui/card';
import {
  BanknoteIcon,
  BriefcaseIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleMinusIcon,
  GraduationCapIcon,
  LayoutGridIcon,
  MapPinIcon,
} from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { ScoreRing } from '@chamba/kernel/ui/meter';
import { matchParts, type MatchPart } from './match-parts.ts';
import type { Score, Thresholds } from './match.slice.ts';
import styles from './match.module.css';

const ICONS: Readonly<Record<MatchPart['id'], ReactNode>> = {
  category: <LayoutGridIcon />,
  subcategory: <BriefcaseIcon />,
  location: <MapPinIcon />,
  education: <GraduationCapIcon />,
  salary: <BanknoteIcon />,
};

/** How an offer fits a résumé: the whole as a ring that is lit from its threshold on, its parts in words. It informs and does not judge. */
export function MatchCard({ job, score, thresholds }: { job: Job; score: Score; thresholds: Thresholds }) {
  const parts = matchParts(job, score, thresholds);
  const compared = parts.filter(({ fits }) => fits !== null).length;
  const fitting = parts.filter(({ fits }) => fits).length;
  const isMatch = score.score >= thresholds.scorer;
  return (
    <Card as="section" pad="l" className={styles.card} aria-labelledby="match-heading">
      <div className={styles.head}>
        <ScoreRing
          value={score.score}
          size="l"
          label={`Compatibilidad: ${Math.round(score.score)} de 100`}
          className={isMatch ? undefined : styles.off}
        />
        <div>
          <h2 id="match-heading" className="d3">
            {`Coincides en ${fitting} de ${compared}`}
          </h2>
          <p className={styles.whole}>
            Compatibilidad <Verdict fits={isMatch} />
          </p>
          <p className="s14 muted">Comparamos tu CV con lo que pide la vacante.</p>
        </div>
      </div>
      <ul className={styles.parts}>
        {parts.map(({ id, label, detail, fits }) => (
          <li key={id}>
            {ICONS[id]}
            <span>
              {label}
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </span>
            <Verdict fits={fits} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * Stands in the place of a match while the résumé says too little: without wishes, studies or a place, what is left to
 * compare is what every candidate fulfils.
 */
export function NothingToCompare() {
  return (
    <Card as="section" pad="l" className={styles.nothing} aria-labelledby="match-heading">
      <h2 id="match-heading" className="d3">
        ¿Qué tanto coincides?
      </h2>
      <p className="muted">
        A tu CV le faltan datos para compararlo con esta vacante. Agrega tus áreas de interés, el sueldo que
        buscas, tu ciudad y tus estudios.
      </p>
      <LinkButton variant="soft" href="/curriculo">
        Completar mi CV
      </LinkButton>
    </Card>
  );
}

function Verdict({ fits }: Pick<MatchPart, 'fits'>) {
  if (fits === null)
    return (
      <span className={styles.verdict}>
        <CircleDashedIcon size={18} />
        Sin dato
      </span>
    );
  return fits ? (
    <span className={`${styles.verdict} ${styles.fits}`}>
      <CircleCheckIcon size={18} />
      Coincide
    </span>
  ) : (
    <span className={styles.verdict}>
      <CircleMinusIcon size={18} />
      No coincide
    </span>
  );
}
