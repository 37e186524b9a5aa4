import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlertIcon, CircleCheckIcon } from '../icon/icons.tsx';
import styles from './field.module.css';

/** What every form control takes around itself. */
export type FieldTexts = {
  label: ReactNode;
  /** Marks the field '(opcional)'. */
  optional?: boolean;
  /** Help under the field. */
  hint?: ReactNode;
  /** What is wrong; replaces the hint. */
  error?: ReactNode;
  /** What was found right, e.g. the city of a postal code; shown when there is no error. */
  ok?: ReactNode;
  /** Keeps one line free under the field, so that a message moves nothing. */
  reserve?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
};

/** Attributes that tie a control with its label and messages. */
export type FieldWiring = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldFrameProps = FieldTexts & {
  /** Id of the control; made up when missing. */
  id?: string;
  className?: string;
  /** Ids of further descriptions. */
  describedBy?: string;
  /** Draws the control with the wiring it must carry. */
  children: (wiring: FieldWiring) => ReactNode;
};

/**
 * Label, control and message of one field.
 * @example
 * <FieldFrame label="Currículum" error={error}>
 *   {(wiring) => <input {...wiring} type="file" name="cv" />}
 * </FieldFrame>
 */
export function FieldFrame({
  id,
  label,
  optional,
  hint,
  error,
  ok,
  reserve,
  hideLabel,
  className,
  describedBy,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-m`;
  const hasMessage = Boolean(error || ok || hint);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={hideLabel ? 'vh' : styles.label}>
        {label}
        {optional ? <span className={styles.optional}> (opcional)</span> : null}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(hasMessage && messageId, describedBy),
      })}
      <FieldMessage id={messageId} hint={hint} error={error} ok={ok} reserve={reserve} />
    </div>
  );
}

/**
 * The line under a control: the error, else what is right, else the hint.
 * @example <FieldMessage id={`${id}-m`} error={error} />
 */
export function FieldMessage({
  id,
  hint,
  error,
  ok,
  reserve,
}: Pick<FieldTexts, 'hint' | 'error' | 'ok' | 'reserve'> & { id: string }) {
  if (error) {
    return (
      <p className={classNames(styles.message, styles.error)} id={id} role="alert">
        <CircleAlertIcon size={16} />
        <span>{error}</span>
      </p>
    );
  }
  if (ok) {
    return (
      <p className={classNames(styles.message, styles.ok)} id={id} role="status">
        <CircleCheckIcon size={16} />
        <span>{ok}</span>
      </p>
    );
  }
  if (hint) {
    return (
      <p className={styles.message} id={id}>
        {hint}
      </p>
    );
  }
  return reserve ? <p className={styles.message} aria-hidden="true" /> : null;
}
