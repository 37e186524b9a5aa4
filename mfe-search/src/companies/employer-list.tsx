import { formatCount } from '@chamba/kernel/format';
import { CompanyLogo } from '@chamba/kernel/ui/company-logo';
import { DemoTag } from '@chamba/kernel/ui/demo-tag';
import type { Employer } from './directory.slice.ts';
import styles from './directory.module.css';

/** Employers as cards, each the link to its offers. */
export function EmployerList({ employers }: { employers: readonly Employer[] }) {
  return (
    <ul className={styles.companies}>
      {employers.map(({ companyname, companynamepretty, ofertas, url, logoUrl, isdemo }) => (
        <li key={companynamepretty}>
          <a href={url}>
            <CompanyLogo name={companyname} src={logoUrl || undefined} />
            <span className={styles.about}>
              <b>{companyname}</b>
              <span className="s14 muted num">
                {formatCount(ofertas)} {ofertas === 1 ? 'vacante' : 'vacantes'}
              </span>
              {isdemo ? <DemoTag className={styles.tag} /> : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
