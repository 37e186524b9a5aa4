import { useEffect, useRef } from 'react';
import { useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { CompanyLogo } from '@chamba/kernel/ui/company-logo';
import { DemoTag } from '@chamba/kernel/ui/demo-tag';
import { ChevronDownIcon } from '@chamba/kernel/ui/icon';
import { Rating } from '@chamba/kernel/ui/job-card';
import { CompanyProfile, companySubtitle } from './company-profile.tsx';
import { selectCompany } from './company.slice.ts';
import { Ratings } from './ratings.tsx';
import { Reviews } from './reviews.tsx';
import styles from './companies.module.css';

/** Id of the profile, which addresses may point at. */
const ANCHOR = 'empresa';

/** The employer over its offers: one line, and profile and reviews to be opened under it. Nothing without a profile. */
export function CompanyHeader() {
  const { item, detail, summary, reviews, reviewsFailure } = useAppSelector(selectCompany);
  const details = useRef<HTMLDetailsElement>(null);
  const slug = item?.companynamepretty;
  useEffect(() => {
    // The router keeps what follows the # to itself, and a browser does not open what is closed.
    function open() {
      if (window.location.hash === `#${ANCHOR}` && details.current) details.current.open = true;
    }
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [slug]);
  if (!item || !detail) return null;
  return (
    <div className="wrap">
      <Card as="section" className={styles.header} aria-label="Empresa">
        <details ref={details}>
          <summary>
            <CompanyLogo name={item.companyname} src={item.logoUrl || undefined} size="m" />
            <span className={styles.who}>
              <b>{item.companyname}</b>
              {summary ? <Rating value={summary.companyRating} /> : null}
              {item.isdemo ? <DemoTag /> : null}
              <span className={`s14 muted ${styles.wide}`}>{companySubtitle(detail)}</span>
            </span>
            <span className={styles.more}>
              <span className="desk">Perfil y evaluaciones</span>
              <span className="vh mob">Perfil y evaluaciones</span>
              <ChevronDownIcon />
            </span>
          </summary>
          <div id={ANCHOR} className={styles.open}>
            <div className={styles.block}>
              <h2 className="d3">Perfil</h2>
              <CompanyProfile detail={detail} />
              {summary ? <Ratings summary={summary} /> : null}
            </div>
            {reviews.length > 0 ? (
              <div className={styles.block}>
                <h2 className="d3">Evaluaciones</h2>
                <Reviews reviews={reviews} level={3} />
              </div>
            ) : null}
            {reviewsFailure ? <p className="muted">{reviewsFailure}</p> : null}
          </div>
        </details>
      </Card>
    </div>
  );
}
