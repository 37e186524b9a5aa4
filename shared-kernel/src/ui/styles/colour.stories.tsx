import { contrastRatio, PAIRS } from '../stories/contrast.ts';
import styles from '../stories/foundations.module.css';
import type { Stories } from '../stories/index.ts';
import { useTokens } from '../stories/tokens.ts';

function Swatches() {
  const colours = Object.entries(useTokens()).filter(([, value]) => /^#[\da-f]{6}$/i.test(value));
  return (
    <ul className={styles.tokens}>
      {colours.map(([name, value]) => (
        <li key={name} className={styles.token}>
          <div className={styles.swatch} style={{ background: `var(--${name})` }} />
          <span>--{name}</span>
          <span className="muted">{value}</span>
        </li>
      ))}
    </ul>
  );
}

function Pairs({ minimum }: { minimum: 3 | 4.5 }) {
  const tokens = useTokens();
  return (
    <ul className={styles.tokens}>
      {PAIRS.filter((pair) => pair[2] === minimum).map(([foreground, background]) => (
        <li key={`${foreground} ${background}`} className={styles.token}>
          {minimum === 3 ? (
            <div className={styles.pair} style={{ background: `var(--${background})` }}>
              <div className={styles.bar} style={{ background: `var(--${foreground})` }} />
            </div>
          ) : (
            <div
              className={styles.pair}
              style={{ color: `var(--${foreground})`, background: `var(--${background})` }}
            >
              Cajera o cajero de sucursal
            </div>
          )}
          <span>
            <span>
              {foreground} / {background}
            </span>{' '}
            {contrastRatio(tokens[foreground] ?? '', tokens[background] ?? '').toFixed(2)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export default {
  title: 'Colour',
  about:
    'Custom properties of tokens.css, in the theme that is shown. Green is for what can be done, marigold for what deserves a look.',
  components: {},
  stories: [
    { name: 'Tokens', render: () => <Swatches /> },
    {
      name: 'Text',
      about: 'Pairs that meet, with their contrast: at least 4.5.',
      render: () => <Pairs minimum={4.5} />,
    },
    { name: 'Edges and focus', about: 'At least 3.', render: () => <Pairs minimum={3} /> },
  ],
} satisfies Stories;
