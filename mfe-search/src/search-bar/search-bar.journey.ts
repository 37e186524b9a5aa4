import {
  arrive,
  button,
  click,
  field,
  fill,
  heading,
  journey,
  link,
  main,
  open,
  see,
} from '@chamba/kernel/journeys';

const card = { role: 'article' } as const;

export default journey('somebody-finds-an-offer', {
  title: 'somebody finds an offer',
  as: 'visitor',
  steps: [
    open('/'),
    click(button('Puesto, área laboral o empresa', { part: true })),
    fill(field('¿Qué?', { part: true }), 'vendedor'),
    click(button('Buscar empleo')),
    click(link('Buscar en todo México')),
    arrive('/empleos{*grammar}'),
    see(heading('vendedor', { within: [main()], part: true })),
    click(link('vendedor', { within: [main(), card], part: true })),
    arrive('/empleo/oferta/:job'),
    see(heading('vendedor', { within: [main()], part: true })),
  ],
});
