import { definePage, type PageProps } from '@chamba/kernel/remote';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { MailArt } from '@chamba/kernel/ui/art';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { ExtendedSearch } from '../extended-search/extended-search.tsx';

const TITLE = 'Esta liga ya no está disponible';

/** The link of a mail that no longer works, with the way to get help; of a saved search, with the search at hand. */
function DeadLink({ context }: PageProps) {
  const { supportEmail, siteDomain } = useAppSelector(selectConfig);
  const address = supportEmail || `soporte@${siteDomain}`;
  return (
    <>
      {context.pathname.startsWith('/suscripcion/') && <ExtendedSearch />}
      <div className="wrap">
        <EmptyState
          level={1}
          art={<MailArt />}
          title={TITLE}
          text={
            <>
              Si necesitas ayuda escríbenos a{' '}
              <a className="link" href={`mailto:${address}`}>
                {address}
              </a>
            </>
          }
          actions={
            <LinkButton variant="soft" href="/">
              Ir al inicio
            </LinkButton>
          }
        />
      </div>
    </>
  );
}

export default definePage({
  Component: DeadLink,
  status: () => 410,
  texts: { title: TITLE, description: 'La liga de tu correo ya no funciona.' },
  robots: 'hidden',
});
