import { LinkButton } from '@chamba/kernel/ui/link-button';
import { useSignUpAddress } from './sign-up-address.ts';

/** The log-in page's header offers the other way in. */
export function LoginTools() {
  return (
    <LinkButton variant="ghost" href={useSignUpAddress()}>
      Crear cuenta
    </LinkButton>
  );
}
