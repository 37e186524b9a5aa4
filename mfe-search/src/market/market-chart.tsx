import { useId } from 'react';
import { formatMoney } from '@chamba/kernel/format';
import { chartTitle, type Market, type MonthlyPay } from './market-words.ts';
import styles from './market.module.css';

const WIDTH = 340;
const HEIGHT = 168;
/** Bottom and height of the bars. */
const BASE = 110;
const TALLEST = 82;
/** Space between bars, and the least height that still shows a bar. */
const GAP = 3;
const MIN_WIDTH = 2;
/** Half the width that a label under or over the chart takes, so that none is cut at an end. */
const MEDIAN_HALF = 62;
const OFFER_HALF = 48;
/** Minimum width of an offer's bar, for offers with a single amount. */
const NARROWEST = 8;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** How pay is spread: bars, the median over them, the offer under them. It has no need of scripts. */
export function MarketChart({ market, pay }: { market: Market; pay: MonthlyPay | null }) {
  const titleId = useId();
  const { bins, median } = market;
  const first = bins[0]?.from ?? 0;
  const last = bins.at(-1)?.to ?? 1;
  const most = Math.max(1, ...bins.map(({ offers }) => offers));
  const slot = WIDTH / bins.length;
  const x = (amount: number): number => within(((amount - first) / (last - first)) * WIDTH, 0, WIDTH);
  const medianX = tenth(x(median));

  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{chartTitle(market, pay)}</title>
      {bins.map(({ from, to, offers }, place) => {
        const height = offers === 0 ? 0 : Math.max(MIN_WIDTH, (offers / most) * TALLEST);
        return (
          <rect
            key={from}
            className={pay && isOfOffer(pay, { from, to }, { first, last }) ? styles.own : styles.bar}
            x={tenth(place * slot + GAP / 2)}
            y={tenth(BASE - height)}
            width={tenth(slot - GAP)}
            height={tenth(height)}
            rx={Math.min(3, height / 2)}
          />
        );
      })}
      <line className={styles.axis} x1={0} x2={WIDTH} y1={BASE + 0.5} y2={BASE + 0.5} />
      <line className={styles.median} x1={medianX} x2={medianX} y1={18} y2={BASE} />
      <text
        className={styles.label}
        x={within(medianX, MEDIAN_HALF, WIDTH - MEDIAN_HALF)}
        y={12}
        textAnchor="middle"
      >
        Mediana {formatMoney(median)}
      </text>
      {pay ? <OfferBar from={x(pay.from)} to={x(pay.to)} /> : null}
      <text className={styles.end} x={0} y={164}>
        {formatMoney(first)}
      </text>
      <text className={styles.end} x={WIDTH} y={164} textAnchor="end">
        {formatMoney(last)}
      </text>
    </svg>
  );
}

/** Whether a bar holds pay of the offer; what lies outside all bars belongs to the outermost one. */
function isOfOffer(
  pay: MonthlyPay,
  bin: { from: number; to: number },
  { first, last }: { first: number; last: number },
): boolean {
  const from = within(pay.from, first, last - 1);
  const to = within(pay.to, first, last - 1);
  return from < bin.to && to >= bin.from;
}

function OfferBar({ from, to }: { from: number; to: number }) {
  const width = Math.max(NARROWEST, to - from);
  const start = within((from + to - width) / 2, 0, WIDTH - width);
  return (
    <>
      <rect className={styles.offer} x={tenth(start)} y={118} width={tenth(width)} height={8} rx={4} />
      <text
        className={styles.label}
        x={tenth(within(start + width / 2, OFFER_HALF, WIDTH - OFFER_HALF))}
        y={144}
        textAnchor="middle"
      >
        Esta oferta
      </text>
    </>
  );
}
