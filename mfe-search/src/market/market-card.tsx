import type { Job } from '@chamba/kernel/api';
import { formatCount } from '@chamba/kernel/format';
import { Card } from '@chamba/kernel/ui/card';
import { MarketChart } from './market-chart.tsx';
import { binLabels, estimateConclusion, marketBasis, marketConclusion, type Market } from './market-words.ts';
import styles from './market.module.css';

/** Text where too few offers are comparable. */
const TOO_FEW = 'Aún no hay suficientes datos para comparar.';

/** An offer's pay beside what comparable offers pay. @param market null where too few are comparable. */
export function MarketCard({
  job,
  market,
  className,
}: {
  job: Job;
  market: Market | null;
  className?: string;
}) {
  const pay = job.showsalary ? (job.pay?.monthly ?? null) : null;
  return (
    <Card
      as="section"
      pad="l"
      className={[styles.card, className].filter(Boolean).join(' ')}
      aria-labelledby="salary-market"
    >
      <h2 id="salary-market" className="d3">
        {market?.estimate ? 'Sueldo estimado' : 'Sueldo frente al mercado'}
      </h2>
      {market ? <Comparison market={market} pay={pay} /> : <p className="muted">{TOO_FEW}</p>}
    </Card>
  );
}

function Comparison({ market, pay }: { market: Market } & Pick<Parameters<typeof MarketChart>[0], 'pay'>) {
  const { lead, rest } =
    market.estimate && !pay ? estimateConclusion(market.estimate) : marketConclusion(market, pay);
  const labels = binLabels(market);
  return (
    <>
      <p>
        <b>{lead}</b> <span className="muted">{rest}</span>
      </p>
      <figure className={styles.figure}>
        <MarketChart market={market} pay={pay} />
        <figcaption className="s14 muted">{marketBasis(market)}</figcaption>
      </figure>
      <details className={styles.data}>
        <summary>Ver datos en tabla</summary>
        <table>
          <caption className="vh">Ofertas por sueldo al mes</caption>
          <thead>
            <tr>
              <th scope="col">Sueldo al mes</th>
              <th scope="col">Ofertas</th>
            </tr>
          </thead>
          <tbody>
            {market.bins.map(({ from, offers }, place) => (
              <tr key={from}>
                <th scope="row">{labels[place]}</th>
                <td>{formatCount(offers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
