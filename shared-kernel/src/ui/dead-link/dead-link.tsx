import { MailArt } from '../art/art.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LinkButton } from '../link-button/link-button.tsx';

/** What the page of an expired link is called. */
export const DEAD_LINK_TITLE = 'Esta liga ya no está disponible';

export type DeadLinkProps = {
  /** E-mail address of support; without one the page offers no help. */
  supportEmail: string;
  /** Address of the page that mails another link, where there is one. */
  again?: string;
};

/**
 * The page of a mailed link that expired, was used or is invalid, with the way to get help.
 * @example
 * <DeadLink supportEmail={supportEmail} again="/cuenta/recuperar-contrasena" />
 */
export function DeadLink({ supportEmail, again }: DeadLinkProps) {
  return (
    <EmptyState
      level={1}
      art={<MailArt />}
      title={DEAD_LINK_TITLE}
      text={
        supportEmail ? (
          <>
            Si necesitas ayuda escríbenos a{' '}
            <a className="link" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </>
        ) : undefined
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
