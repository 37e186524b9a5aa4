import { useLocation } from '@chamba/kernel/router';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { useSignUpAddress } from './sign-up-address.ts';

/** On the pages that let one in, the header offers the other way: sign-up on log-in and the reverse. */
export function LoginTools() {
  const { pathname, search } = useLocation();
  const signUp = useSignUpAddress();
  const onLogin = pathname === '/login';
  return (
    <LinkButton variant="ghost" href={onLogin ? signUp : `/login${search}`}>
      {onLogin ? 'Crear cuenta' : 'Iniciar sesión'}
    </LinkButton>
  );
}
