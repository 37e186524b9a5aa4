import { selectCampaign } from '@chamba/kernel/frame';
import { useAppSelector } from '@chamba/kernel/store';
import styles from './page-end-banners.module.css';

/** The campaign of the day; nothing without one. */
export function CampaignBanner() {
  const campaign = useAppSelector(selectCampaign);
  if (!campaign) return null;
  const { image, alt, url, title, text } = campaign;
  return (
    <aside className="wrap" aria-label="Campaña">
      <a className={`${styles.card} ${styles.campaign}`} href={url}>
        {image && (
          <img className={styles.image} src={image} alt={alt} width={160} height={90} loading="lazy" />
        )}
        <span className="grow">
          <b className={styles.title}>{title}</b>
          {text && <span className={styles.text}>{text}</span>}
        </span>
      </a>
    </aside>
  );
}
