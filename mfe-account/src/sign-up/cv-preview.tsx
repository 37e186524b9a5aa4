import { useAppSelector } from '@chamba/kernel/store';
import { stateByCode } from '@chamba/kernel/catalogues';
import { initials } from '@chamba/kernel/format';
import { Card } from '@chamba/kernel/ui/card';
import { selectSignUp } from './sign-up.slice.ts';
import styles from './sign-up.module.css';

/** The résumé's head as it will look; what the form does not say comes from what was saved. */
export function CvPreview({
  name,
  place,
  title,
}: {
  name: string;
  place?: string | undefined;
  title?: string | undefined;
}) {
  const { candidate, resume } = useAppSelector(selectSignUp);
  const saved = [candidate?.dgcity, stateByCode(candidate?.dgstateid ?? '')?.name].filter(Boolean).join(', ');
  const shownPlace = place || saved;
  const shownTitle = title || resume?.resumetitle;
  return (
    <Card className={styles.preview}>
      <p className="s13 b faint">Así se verá tu CV</p>
      <div className={styles.person}>
        <span className={styles.avatar} aria-hidden="true">
          {initials(name)}
        </span>
        <div>
          <p className="b">{name}</p>
          {shownTitle ? <p className="s14">{shownTitle}</p> : null}
          {shownPlace ? <p className="s14 muted">{shownPlace}</p> : null}
        </div>
      </div>
      <hr className={styles.rule} />
      <div className={styles.lines} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p className="s14 muted">Lo demás lo llenas en los pasos que siguen.</p>
    </Card>
  );
}
