import { Line, type Stories } from '../stories/index.ts';
import * as icons from './index.ts';
import styles from '../stories/foundations.module.css';

export default {
  title: 'Icon',
  about:
    'lucide and Feather, each a function of its own, so that a bundle holds only those it uses. Decorative unless it has a label.',
  components: icons,
  stories: [
    {
      name: 'All',
      render: () => (
        <ul className={styles.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name}>
              <Icon size={24} />
              {name.replace(/Icon$/, '')}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: 'Sizes',
      about: '14 to 32 pixels; up to 18 the stroke is 2, above it 1.75.',
      render: () => (
        <Line>
          {([14, 15, 16, 18, 20, 24, 32] as const).map((size) => (
            <icons.MapPinIcon key={size} size={size} />
          ))}
        </Line>
      ),
    },
    {
      name: 'With a name',
      about: 'Where no text says it.',
      render: () => <icons.LockIcon label="Solo tú lo ves" />,
    },
  ],
} satisfies Stories;
