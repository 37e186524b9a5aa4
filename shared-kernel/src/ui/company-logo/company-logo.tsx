import { companyInitial } from '../../format/index.ts';
import { classNames } from '../class-names.ts';
import styles from './company-logo.module.css';

export type CompanyLogoProps = {
  name: string;
  /** Address of the picture; without it the initial of the name is drawn. */
  src?: string;
  /** m 44, l 64 pixels. */
  size?: 'm' | 'l';
};

/**
 * A company's mark; decorative, as its name is always written beside it. The picture lies over the initial, which
 * stays where it does not come: where data is saved it is not even fetched, since what is not drawn is lazy for ever.
 * @example
 * <CompanyLogo name={company.name} src={company.logoUrl} size="l" />
 */
export function CompanyLogo({ name, src, size = 'm' }: CompanyLogoProps) {
  const side = size === 'l' ? 64 : 44;
  return (
    <span className={classNames(styles.logo, size === 'l' && styles.large)} aria-hidden="true">
      {companyInitial(name)}
      {src ? <img src={src} alt="" width={side} height={side} loading="lazy" /> : null}
    </span>
  );
}
