import {
  arrive,
  button,
  click,
  heading,
  journey,
  link,
  main,
  open,
  remember,
  see,
  text,
} from '@chamba/kernel/journeys';

export default journey('somebody-applies', {
  title: 'somebody applies',
  as: 'candidate',
  steps: [
    open('/empleos'),
    click(link(undefined, { within: [main(), { role: 'article' }] })),
    arrive('/empleo/oferta/:job'),
    remember(heading(undefined, { within: [main()] }), 'offer'),
    click(button('Postularme', { within: [main()] })),
    see(text('Postulado', { within: [main()] })),
    open('/postulaciones'),
    see(link('{offer}', { within: [main()], part: true })),
  ],
});
