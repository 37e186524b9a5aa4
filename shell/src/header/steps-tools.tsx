import { LinkButton } from '@chamba/kernel/ui/link-button';

/** Sign-up can be left at any step; what was saved stays. */
export function StepsTools() {
  return (
    <LinkButton variant="ghost" href="/dashboard">
      Salir
    </LinkButton>
  );
}
