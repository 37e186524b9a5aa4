import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { MailArt } from '@chamba/kernel/ui/art';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';

/**
 * The link of a mail that no longer works, with the way to get help.
 * @param again address where the person asks for another mail, where there is one.
 */
export function DeadLink({ again }: { again?: string }) {
  const { supportEmail, siteDomain } = useAppSelector(selectConfig);
  const address = supportEmail || `soporte@${siteDomain}`;
  return (
    <EmptyState
      level={1}
      art={<MailArt />}
      title="Esta liga ya no está disponible"
      text={
        <>
          Si necesitas ayuda escríbenos a{' '}
          <a className="link" href={`mailto:${address}`}>
            {address}
          </a>
        </>
      }
      actions={
        <>
          {again ? <LinkButton href={again}>Pedir otra liga</LinkButton> : null}
          <LinkButton variant="soft" href="/">
            Ir al inicio
          </LinkButton>
        </>
      }
    />
  );
}
