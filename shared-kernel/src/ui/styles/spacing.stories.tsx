import styles from '../stories/foundations.module.css';
import { Line, Stack, type Stories } from '../stories/index.ts';
import { useTokens } from '../stories/tokens.ts';
import { Tag } from '../tag/index.ts';

function Steps() {
  const steps = Object.entries(useTokens()).filter(([name]) => /^s\d+$/.test(name));
  return (
    <Stack>
      {steps.map(([name, value]) => (
        <div key={name} className={styles.token}>
          <span>
            --{name} {value}
          </span>
          <div className={styles.bar} style={{ width: `var(--${name})` }} />
        </div>
      ))}
    </Stack>
  );
}

const tags = ['Tiempo completo', 'Presencial', 'Guadalajara'].map((text) => <Tag key={text}>{text}</Tag>);

export default {
  title: 'Spacing',
  about:
    'Distances, and the utilities of base.css that set them: row, stack, g4 to g32, between, grow, wrapit.',
  components: {},
  stories: [
    { name: 'Scale', render: () => <Steps /> },
    {
      name: 'Row',
      about: 'row: side by side, 8 apart; wrapit breaks the line.',
      render: () => <div className="row wrapit">{tags}</div>,
    },
    {
      name: 'Row with both ends',
      about: 'row between.',
      render: () => <div className="row between">{tags.slice(0, 2)}</div>,
    },
    {
      name: 'Stack',
      about: 'stack: one below the other, 16 apart; with g8.',
      render: () => <div className="stack g8">{tags}</div>,
    },
    {
      name: 'Hit area',
      about: 'hit: grows the target of a small control to 48 pixels without moving anything.',
      render: () => (
        <Line>
          <a className="link hit" href="/empleos">
            Ver todas
          </a>
        </Line>
      ),
    },
  ],
} satisfies Stories;
