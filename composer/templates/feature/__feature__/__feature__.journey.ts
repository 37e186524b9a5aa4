import { arrive, click, heading, journey, link, main, open, see } from '@chamba/kernel/journeys';

/** Is part of the release: whoever changes what it comes across hears of it from `chamba verify`. */
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
