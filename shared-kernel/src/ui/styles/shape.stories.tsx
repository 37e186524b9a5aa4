import styles from '../stories/foundations.module.css';
import type { Stories } from '../stories/index.ts';
import { useTokens } from '../stories/tokens.ts';

function Shapes({ prefix, property }: { prefix: string; property: 'borderRadius' | 'boxShadow' }) {
  const found = Object.entries(useTokens()).filter(([name]) => name.startsWith(prefix));
  return (
    <ul className={styles.tokens}>
      {found.map(([name, value]) => (
        <li key={name} className={styles.token}>
          <div
            className={property === 'boxShadow' ? styles.lifted : styles.box}
            style={{ [property]: `var(--${name})` }}
          />
          <span>--{name}</span>
          <span className="muted">{value}</span>
        </li>
      ))}
    </ul>
  );
}

export default {
  title: 'Radius and shadow',
  about: 'Corners by size of what has them; shadows for what floats. A card has an edge and no shadow.',
  components: {},
  stories: [
    {
      name: 'Radius',
      about: 's tag, m button and field, l card, xl sheet and dialog, pill facet and chip.',
      render: () => <Shapes prefix="r-" property="borderRadius" />,
    },
    {
      name: 'Shadow',
      about: '1 hairline lift, 2 floating bar, 3 menu, dialog and toast.',
      render: () => <Shapes prefix="shadow-" property="boxShadow" />,
    },
  ],
} satisfies Stories;
