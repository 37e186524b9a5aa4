import { companyInitial } from '../../format/index.ts';
import { classNames } from '../class-names.ts';
import styles from './company-logo.module.css';

export type CompanyLogoProps = {
  name: string;
  /** Address of the picture; without it the initial of the name is drawn. */
  src?: string;
  /** m 44, l 64 pixels. */
  size?: 'm' | 'l';
  /** The browser may wait with the picture; for lists below the first screen. */
  lazy?: boolean;
};

/** A company's mark; decorative, as its name is always written beside it. */
export function CompanyLogo({ name, src, size = 'm', lazy }: CompanyLogoProps) {
  const side = size === 'l' ? 64 : 44;
  return (
    <span className={classNames(styles.logo, size === 'l' && styles.large)} aria-hidden="true">
      {src ? (
        <img src={src} alt="" width={side} height={side} loading={lazy ? 'lazy' : undefined} />
      ) : (
        companyInitial(name)
      )}
    </span>
  );
}
