import { Line, type Stories } from '../stories/index.ts';
import { Logo, Mark } from './index.ts';

export default {
  title: 'Logo',
  about: 'The wordmark (never under 20 pixels high) and the mark (never under 24). Never set in a typeface.',
  components: { Logo, Mark },
  stories: [
    {
      name: 'Wordmark',
      about: '26 pixels in the header, 24 in the footer.',
      render: () => (
        <Line>
          <Logo />
          <Logo height={24} />
          <Logo height={40} />
        </Line>
      ),
    },
    { name: 'On the hero', ground: 'hero', render: () => <Logo onHero /> },
    {
      name: 'Mark',
      about: '38 pixels in the results header of a phone.',
      render: () => (
        <Line>
          <Mark />
          <Mark size={24} />
          <Mark size={64} />
        </Line>
      ),
    },
  ],
} satisfies Stories;
