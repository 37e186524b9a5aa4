import { CheckIcon, CircleAlertIcon } from '@chamba/kernel/ui/icon';
import type { Question } from './pda.slice.ts';
import styles from './pda.module.css';

/** The words of a question as boxes to tick: a group that is named by the question and carries its message. */
export function Words({
  question,
  name,
  chosen,
  error,
  disabled,
  onToggle,
}: {
  question: Question;
  /** Of the field in its form. */
  name: string;
  /** Ids of the words, as texts. */
  chosen: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onToggle: (id: string) => void;
}) {
  const errorId = `${name}-error`;
  return (
    <fieldset
      name={name}
      className={styles.words}
      disabled={disabled}
      aria-labelledby="pda-question"
      aria-describedby={error ? `pda-hint ${errorId}` : 'pda-hint'}
    >
      {error ? (
        <p id={errorId} className={styles.error} role="alert">
          <CircleAlertIcon size={18} />
          {error}
        </p>
      ) : null}
      <div className={styles.grid}>
        {question.options.map(({ id, text }) => (
          <label key={id} className={styles.word}>
            <input
              type="checkbox"
              className="vh"
              checked={chosen.includes(String(id))}
              aria-invalid={error ? true : undefined}
              onChange={() => onToggle(String(id))}
            />
            <span>{text}</span>
            <CheckIcon size={20} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
