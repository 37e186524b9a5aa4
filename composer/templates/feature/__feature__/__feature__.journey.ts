import { arrive, click, heading, journey, link, main, open, see } from '@chamba/kernel/journeys';

/** Is part of the release: `chamba verify` of every unit that it touches runs it. */
export default journey('somebody-opens-__feature__', {
  title: 'somebody goes from __title__ to the offers of an area',
  as: 'visitor',
  steps: [
    open('__path__'),
    see(heading('__title__')),
    click(link(undefined, { within: [main(), { role: 'listitem' }] })),
    arrive('/empleos{*grammar}'),
  ],
});
