import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { useHydrated } from '../../hydration/index.ts';
import { classNames } from '../class-names.ts';
import { EyeIcon, EyeOffIcon, LockIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export type FieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
    type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'number' | 'datetime-local';
    /** Called with the new text at each change; `onChange` with the event is there too. */
    onValue?: (value: string) => void;
    /** Icon or text inside the box, before the input, e.g. '$' or '+52'. */
    prefix?: ReactNode;
    /** Icon inside the box, after the input. */
    suffix?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * A one-line text field; `type="password"` brings the button that shows and hides it once scripts run.
 * @example
 * <Field label="Correo electrónico" type="email" value={mail} onValue={setMail} error={errors.mail} reserve />
 */
export function Field({
  label,
  optional,
  hint,
  error,
  ok,
  reserve,
  hideLabel,
  id,
  className,
  prefix,
  suffix,
  type = 'text',
  onValue,
  onChange,
  disabled,
  'aria-describedby': describedBy,
  ...rest
}: FieldProps) {
  const [shown, setShown] = useState(false);
  const works = useHydrated();
  const isPassword = type === 'password';
  return (
    <FieldFrame {...{ label, optional, hint, error, ok, reserve, hideLabel, id, className, describedBy }}>
      {(wiring) => (
        <div className={classNames(styles.box, error && styles.invalid, disabled && styles.off)}>
          {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
          <input
            {...rest}
            {...wiring}
            type={isPassword && shown ? 'text' : type}
            disabled={disabled}
            className={styles.input}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          />
          {isPassword ? (
            <IconButton
              label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
              aria-pressed={shown}
              disabled={!works}
              className={styles.reveal}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          ) : null}
          {suffix ?? (disabled ? <LockIcon className={styles.icon} /> : null)}
        </div>
      )}
    </FieldFrame>
  );
}
