import { useRef } from 'react';
import type { FieldBinding } from '@chamba/kernel/forms';
import { completeEmail } from '@chamba/kernel/validation';
import { Chip } from '@chamba/kernel/ui/chip';
import { Field } from '@chamba/kernel/ui/field';
import { OFFERED_DOMAINS, parseDomain, withDomain } from './email-domains.ts';
import styles from './login.module.css';

function wasFilledByBrowser(input: HTMLInputElement): boolean {
  try {
    return input.matches(':autofill');
  } catch {
    return false;
  }
}

/**
 * The e-mail field of the login: offers domains while the address has none, and completes it on leaving with the
 * domain that was chosen or filled in by the browser before.
 */
export function EmailField({ binding }: { binding: FieldBinding }) {
  const input = useRef<HTMLInputElement>(null);
  const remembered = useRef('');
  const domain = parseDomain(binding.value);
  const offers = domain === '' || OFFERED_DOMAINS.includes(domain);

  function choose(chosen: string) {
    remembered.current = chosen;
    const completed = withDomain(binding.value, chosen);
    if (completed) binding.onValue(completed);
    input.current?.focus();
  }

  return (
    <div className={styles.email}>
      <Field
        {...binding}
        ref={input}
        type="email"
        label="Correo electrónico"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        reserve={!offers}
        onChange={(event) => {
          if (wasFilledByBrowser(event.target)) remembered.current = parseDomain(event.target.value);
        }}
        onBlur={() => {
          if (remembered.current) {
            const completed = completeEmail(binding.value, remembered.current);
            if (completed !== binding.value) binding.onValue(completed);
          }
          binding.onBlur();
        }}
      />
      {offers && (
        <div className={styles.domains} role="group" aria-label="Completar el correo">
          {OFFERED_DOMAINS.map((offered) => (
            <Chip key={offered} pressed={offered === domain} onClick={() => choose(offered)}>
              @{offered}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
