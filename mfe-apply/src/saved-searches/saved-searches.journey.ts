import { button, click, journey, link, open, role, see, text } from '@chamba/kernel/journeys';

const offered = [{ role: 'region', name: 'Guarda esta búsqueda' }] as const;

export default journey('somebody-saves-a-search', {
  title: 'somebody saves a search',
  as: 'candidate',
  steps: [
    open('/empleos-de-vendedor'),
    click(button('Guardar búsqueda', { within: offered, part: true })),
    see(text('Tu búsqueda se guardó correctamente.')),
    click(link('Ver mis búsquedas')),
    see({
      ...role('listitem', undefined, { within: [{ role: 'region', name: 'Mis búsquedas guardadas' }] }),
      text: 'vendedor',
    }),
  ],
});
