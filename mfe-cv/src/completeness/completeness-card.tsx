import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { CircleCheckIcon, CircleDashedIcon } from '@chamba/kernel/ui/icon';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { MeterBar } from '@chamba/kernel/ui/meter';
import { REQUIRED_SECTIONS, type Completeness, type RequiredSection } from './completeness.ts';
import type { ResumeGains } from '../model/resume.slice.ts';
import { gainText } from './gain-text.ts';
import styles from './completeness.module.css';

export type CompletenessCardProps = {
  completeness: Completeness;
  /** Path before the anchors of the missing sections: empty on the résumé page itself. */
  page?: string;
  /** Adds the list of the four sections. */
  detailed?: boolean;
  /** What the next part is good for, in numbers. */
  gains?: ResumeGains | null;
  /** Fills a part on the page itself; without it links lead to the steps of the sign-up. */
  onFill?: (section: RequiredSection) => void;
};

/** How much of the résumé is there, what is missing, and the way to the next step. */
export function CompletenessCard({
  completeness,
  page = '',
  detailed = false,
  gains = null,
  onFill,
}: CompletenessCardProps) {
  const { missing, done, percent } = completeness;
  const next = missing[0];
  const gain = next ? gainText(gains, next) : null;
  const title = next ? `Tu CV está al ${percent}%` : 'Tu CV está completo';
  return (
    <Card as="section" pad="m" className={styles.card} aria-labelledby="completeness-title">
      <div className={styles.head}>
        <h2 id="completeness-title" className="d3">
          {title}
        </h2>
        <span className="s14 muted num">{done.length} de 4</span>
      </div>
      <MeterBar value={percent} label={`CV completo al ${percent}%`} />
      {detailed ? (
        <ul className={styles.list}>
          {[...done, ...missing].map((section) => (
            <li key={section} className={missing.includes(section) ? 'b' : 'muted'}>
              {missing.includes(section) ? (
                <CircleDashedIcon size={18} label="Falta" />
              ) : (
                <CircleCheckIcon size={18} label="Completa" className={styles.done} />
              )}
              {REQUIRED_SECTIONS[section].name}
            </li>
          ))}
        </ul>
      ) : null}
      {next ? (
        <>
          <p className="s14 muted">
            Te falta completar:{' '}
            {missing.map((section, index) => (
              <span key={section}>
                {index > 0 ? ', ' : ''}
                <a className="link" href={`${page}#${REQUIRED_SECTIONS[section].hash}`}>
                  {REQUIRED_SECTIONS[section].name}
                </a>
              </span>
            ))}
          </p>
          {gain ? <p className="s14">{gain}</p> : null}
          {onFill ? (
            <Button block onClick={() => onFill(next)}>
              {REQUIRED_SECTIONS[next].action}
            </Button>
          ) : (
            <LinkButton block variant={detailed ? 'primary' : 'soft'} href={REQUIRED_SECTIONS[next].step}>
              {REQUIRED_SECTIONS[next].action}
            </LinkButton>
          )}
        </>
      ) : null}
      {!next && page ? (
        <LinkButton block variant="soft" href={page}>
          Ver mi CV
        </LinkButton>
      ) : null}
    </Card>
  );
}
