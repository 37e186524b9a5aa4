import { definePage } from '@chamba/kernel/remote';
import { EmptyState } from '@chamba/kernel/ui/empty-state';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { ExtendedSearch } from '../extended-search/extended-search.tsx';
import styles from './not-found.module.css';

/** The page for unknown addresses: the search stays at hand. */
function NotFound() {
  return (
    <>
      <ExtendedSearch />
      <div className={`wrap ${styles.screen}`}>
        <EmptyState
          level={1}
          title="No encontramos la página que buscas."
          text="Puede que la liga haya cambiado o que la vacante ya no esté publicada."
          actions={
            <>
              <LinkButton href="/">Ir al inicio</LinkButton>
              <LinkButton variant="line" href="/Home/Mapa_del_Sitio">
                Mapa del sitio
              </LinkButton>
            </>
          }
        />
      </div>
    </>
  );
}

export default definePage({
  Component: NotFound,
  status: () => 404,
  texts: { title: 'Página no encontrada', description: 'La página que buscas no existe.' },
  robots: 'hidden',
});
