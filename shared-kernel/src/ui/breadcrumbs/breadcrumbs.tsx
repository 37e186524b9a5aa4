import { classNames } from '../class-names.ts';
import { ChevronRightIcon } from '../icon/icons.tsx';
import styles from './breadcrumbs.module.css';

export type BreadcrumbsProps = {
  /** From the top; the last one, without `href`, is the current page. */
  items: ReadonlyArray<{ label: string; href?: string }>;
  className?: string;
};

/**
 * The way from the top of the site to this page.
 * @example
 * <Breadcrumbs items={[{ label: 'Empleos', href: '/empleos' }, { label: 'Cajero' }]} />
 */
export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Ruta de navegación" className={className}>
      <ol className={classNames(styles.list)}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {index > 0 ? <ChevronRightIcon size={16} className={styles.mark} /> : null}
            {item.href ? (
              <a className={styles.link} href={item.href}>
                {item.label}
              </a>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
