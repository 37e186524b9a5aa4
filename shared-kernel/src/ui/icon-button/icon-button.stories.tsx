import { BellIcon, BookmarkIcon, MenuIcon, XIcon } from '../icon/index.ts';
import { Line, type Stories } from '../stories/index.ts';
import { IconButton, IconLink } from './index.ts';

const examples = () => (
  <Line>
    <IconButton label="Cerrar">
      <XIcon />
    </IconButton>
    <IconButton label="Guardar vacante" line>
      <BookmarkIcon />
    </IconButton>
    <IconLink label="Mensajes" href="/mensajes">
      <BellIcon />
    </IconLink>
    <IconLink label="Menú" href="/menu" line>
      <MenuIcon />
    </IconLink>
  </Line>
);

export default {
  title: 'Icon button',
  about:
    'An action or a link that has room for an icon only. Its label is its name for screen readers and its tooltip.',
  components: { IconButton, IconLink },
  stories: [
    { name: 'Default', about: 'Plain, and with a line beside a main action.', render: examples },
    { name: 'Hover', render: examples, force: 'hover' },
    { name: 'Focus', render: examples, force: 'focus' },
    {
      name: 'Disabled',
      render: () => (
        <Line>
          <IconButton label="Cerrar" disabled>
            <XIcon />
          </IconButton>
          <IconButton label="Guardar vacante" line disabled>
            <BookmarkIcon />
          </IconButton>
        </Line>
      ),
    },
    { name: 'On the hero', render: examples, ground: 'hero' },
    { name: 'On the hero, focus', render: examples, ground: 'hero', force: 'focus' },
  ],
} satisfies Stories;
