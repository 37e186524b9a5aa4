import { Banner } from '../ui/banner/index.ts';
import { CircleAlertIcon } from '../ui/icon/index.ts';
import type { Form } from './use-form.ts';
import styles from './error-summary.module.css';

/** Fewest faults that a summary above the form is worth. */
const SUMMARY_FROM = 3;

/**
 * After a failed try with several faults: the list of them, each leading to its field.
 * @example
 * <ErrorSummary form={form} labels={{ name: 'Nombre', phone: 'Teléfono' }} />
 */
export function ErrorSummary<Values extends Record<string, unknown>>({
  form,
  labels,
}: {
  form: Form<Values>;
  /** Names of the fields as people read them. */
  labels: { readonly [Name in keyof Values & string]?: string };
}) {
  const faults = (Object.keys(form.shown) as Array<keyof Values & string>).filter((name) => form.shown[name]);
  if (!form.tried || faults.length < SUMMARY_FROM) return null;
  return (
    <Banner tone="danger" rounded icon={<CircleAlertIcon />}>
      <p className="b">Revisa estos datos:</p>
      <ul className={styles.faults}>
        {faults.map((name) => (
          <li key={name}>
            <a
              href={`#${form.id}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                form.focus(name);
              }}
            >
              {labels[name] ?? name}
            </a>
            : {form.shown[name]}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
