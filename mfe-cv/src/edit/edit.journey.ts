import { button, click, field, fill, journey, open, see, text } from '@chamba/kernel/journeys';

const jobs = [{ role: 'region', name: 'Experiencia profesional' }] as const;

export default journey('somebody-adds-a-job', {
  title: 'somebody adds a job to the CV',
  as: 'candidate',
  steps: [
    open('/curriculo'),
    click(button('Agregar experiencia', { within: jobs })),
    fill(field('Puesto'), 'Cajera'),
    fill(field('Empresa'), 'La Esperanza'),
    fill(field('Fecha de inicio'), '082020'),
    fill(field('Fecha de fin'), '022023'),
    click(button('Guardar', { within: jobs })),
    see(text('Cajera', { within: jobs })),
    open('/curriculo'),
    see(text('La Esperanza', { within: jobs, part: true })),
  ],
});
