import { initials } from '../../format/index.ts';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

export type AvatarProps = {
  name: string;
  /** Address of the photo; without it the initials of the name are drawn. */
  photo?: string;
  /** s 36 pixels (header), l 72 (résumé). */
  size?: 's' | 'l';
};

/**
 * A person's photo; decorative, as the name is always written beside it. The picture lies over the initials, which
 * stay where it does not come.
 * @example
 * <Avatar name={profile.name} photo={profile.photourl} />
 */
export function Avatar({ name, photo, size = 's' }: AvatarProps) {
  const side = size === 'l' ? 72 : 36;
  return (
    <span className={classNames(styles.avatar, size === 'l' && styles.large)} aria-hidden="true">
      {initials(name)}
      {photo ? <img key={photo} src={photo} alt="" width={side} height={side} /> : null}
    </span>
  );
}
