import { definePage, type PageProps } from '@chamba/kernel/remote';
import { selectConfig, useAppSelector } from '@chamba/kernel/store';
import { DEAD_LINK_TITLE, DeadLink } from '@chamba/kernel/ui/dead-link';
import { ExtendedSearch } from '../extended-search/extended-search.tsx';

/** A dead link that no remote has a page for; that of a saved search has the search at hand. */
function DeadLinkPage({ context }: PageProps) {
  const { supportEmail } = useAppSelector(selectConfig);
  return (
    <>
      {context.pathname.startsWith('/suscripcion/') && <ExtendedSearch />}
      <div className="wrap">
        <DeadLink supportEmail={supportEmail} />
      </div>
    </>
  );
}

export default definePage({
  Component: DeadLinkPage,
  status: () => 410,
  texts: { title: DEAD_LINK_TITLE, description: 'La liga de tu correo ya no funciona.' },
  robots: 'hidden',
});
