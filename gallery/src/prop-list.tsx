import type { PropDoc } from './docs.ts';
import styles from './gallery.module.css';

/** The props of a component with their types. */
export function PropList({ props }: { props: readonly PropDoc[] }) {
  if (props.length === 0) return <p className="muted">No props.</p>;
  return (
    <dl className={styles.props}>
      {props.map(({ name, type, required, description, default: fallback }) => (
        <div key={name}>
          <dt>
            <code className="b">
              {name}
              {required ? '' : '?'}
            </code>{' '}
            <code className="muted">{type}</code>
            {fallback === undefined ? null : (
              <span className="s14 muted">
                {' '}
                · default <code>{fallback}</code>
              </span>
            )}
          </dt>
          <dd className="s14">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
