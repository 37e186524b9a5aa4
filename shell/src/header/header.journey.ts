import { arrive, button, click, heading, journey, link, main, open, see } from '@chamba/kernel/journeys';

const footer = [{ role: 'contentinfo' }] as const;

export default journey('somebody-goes-around', {
  title: 'somebody gets to the sign-up by the menu, and to the states by the footer',
  as: 'visitor',
  steps: [
    open('/'),
    click(button('Abrir menú')),
    click(link('Crear cuenta')),
    arrive('/cuenta/nueva'),
    open('/empleos'),
    click(link('Empleos por estado', { within: footer })),
    arrive('/empleos-por-estado'),
    see(heading(undefined, { within: [main()] })),
  ],
});
