import { OfflineArt } from '../art/index.ts';
import { Button } from '../button/index.ts';
import { LinkButton } from '../link-button/index.ts';
import type { Stories } from '../stories/index.ts';
import { EmptyState } from './index.ts';

export default {
  title: 'Empty state',
  about: 'A page or a block with nothing to show, and what to do next. What failed is an ErrorState.',
  components: { EmptyState },
  stories: [
    {
      name: 'Default',
      render: () => (
        <EmptyState
          title="Aún no tienes postulaciones"
          text="Cuando te postules a una vacante la verás aquí."
          actions={<LinkButton href="/empleos">Buscar empleo</LinkButton>}
        />
      ),
    },
    {
      name: 'Without actions and art',
      render: () => <EmptyState art={null} level={3} title="Sin búsquedas guardadas" />,
    },
    {
      name: 'Several actions, long text',
      render: () => (
        <EmptyState
          art={<OfflineArt />}
          title="No se encontraron resultados listados con los parámetros especificados"
          text="Quita algún filtro, busca en una ciudad cercana o guarda la búsqueda para que te avisemos en cuanto se publique una vacante."
          actions={
            <>
              <Button>Limpiar filtros (3)</Button>
              <Button variant="line">Guardar búsqueda</Button>
            </>
          }
        />
      ),
    },
  ],
} satisfies Stories;
