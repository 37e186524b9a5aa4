import styles from '../stories/foundations.module.css';
import { Stack, type Stories } from '../stories/index.ts';
import { useTokens } from '../stories/tokens.ts';

function Durations() {
  const found = Object.entries(useTokens()).filter(([name]) => name.startsWith('t-'));
  return (
    <Stack>
      {found.map(([name, value]) => (
        <div key={name} className={styles.track}>
          <p className="s14">
            <span>
              --{name} {value}
            </span>
          </p>
          <div className={styles.moving} style={{ transition: `transform var(--${name}) var(--ease)` }} />
        </div>
      ))}
    </Stack>
  );
}

export default {
  title: 'Motion',
  about: 'Only opacity and transform move; nothing does where the system asks for less motion.',
  components: {},
  stories: [
    {
      name: 'Durations',
      about: 'fast for colour, base for menus, sheet for sheets. Point at one.',
      render: () => <Durations />,
    },
  ],
} satisfies Stories;
