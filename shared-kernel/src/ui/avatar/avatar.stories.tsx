import mark from '../assets/mark.svg';
import { Line, type Stories } from '../stories/index.ts';
import { Avatar } from './index.ts';

export default {
  title: 'Avatar',
  about: "A person's photo, or the initials of the name. Decorative: the name is written beside it.",
  components: { Avatar },
  stories: [
    {
      name: 'Initials',
      about: 's 36 pixels, l 72.',
      ground: 'surface',
      render: () => (
        <Line>
          <Avatar name="Guadalupe Hernández" />
          <Avatar name="Guadalupe Hernández" size="l" />
        </Line>
      ),
    },
    {
      name: 'Photo',
      ground: 'surface',
      render: () => (
        <Line>
          <Avatar name="Guadalupe Hernández" photo={mark} />
          <Avatar name="Guadalupe Hernández" photo={mark} size="l" />
        </Line>
      ),
    },
    {
      name: 'Photo that does not come',
      about: 'The initials stay.',
      ground: 'surface',
      render: () => <Avatar name="Guadalupe Hernández" photo="data:image/png;base64," />,
    },
  ],
} satisfies Stories;
