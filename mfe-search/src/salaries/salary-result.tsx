import type { NetPay, NetPayAnswer } from '@chamba/kernel/api';
import { buildSearchUrl } from '@chamba/kernel/routes';
import { Card } from '@chamba/kernel/ui/card';
import { Banner } from '@chamba/kernel/ui/banner';
import { LinkButton } from '@chamba/kernel/ui/link-button';
import { exactMoney, minimumName, plainNumber, roundMoney } from '../money/amounts.ts';
import { periodText } from './period-text.ts';
import { SalaryWorking } from './salary-working.tsx';
import styles from './salaries.module.css';

type Calculation = NonNullable<NetPayAnswer['calculation']>;

/** Searches by pay know amounts up to this one, in steps of a thousand. */
const HIGHEST_SEARCH = 80_000;
const SEARCH_STEP = 1_000;

/** The result that is shown first: the only one, or the nearest to a net pay that nothing leaves exactly. */
function pickMainResult({ results, isExact, amount }: Calculation): NetPay | undefined {
  if (isExact) return results[0];
  return [...results].sort((one, other) => Math.abs(one.net - amount) - Math.abs(other.net - amount))[0];
}

/** What gross pay leaves, or what a net pay comes from, with every step. */
export function SalaryResult({ calculation }: { calculation: Calculation }) {
  const { given, period, isExact, results, amount } = calculation;
  const main = pickMainResult(calculation);
  if (!main) return null;
  const others = results.filter((result) => result !== main);
  const rules = `con las reglas de ${periodText(period)}`;
  return (
    <Card as="section" pad="l" className={styles.sections} aria-labelledby="salary-result">
      <div>
        <h2 id="salary-result" className={styles.amount}>
          {given === 'net' ? `${exactMoney(main.gross)} brutos` : `${exactMoney(main.net)} netos`}{' '}
          <small>al mes</small>
        </h2>
        <p className="muted">
          {given === 'net'
            ? `De ese sueldo bruto te quedan ${exactMoney(main.net)} netos, ${rules}.`
            : `Es lo que te queda de ${exactMoney(main.gross)} brutos, ${rules}.`}
        </p>
      </div>
      {isExact ? null : (
        <Banner tone="info" rounded>
          Ningún sueldo bruto deja exactamente {exactMoney(amount)} netos con estas reglas. Este es el que más
          se acerca.
        </Banner>
      )}
      <Summary pay={main} />
      {others.length > 0 ? <Others results={others} isExact={isExact} /> : null}
      <SalaryWorking pay={main} period={period} />
      <Minimum pay={main} calculation={calculation} />
      <VacanciesLink net={main.net} />
    </Card>
  );
}

/** The reckoning in one column, as on a payslip. */
function Summary({ pay }: { pay: NetPay }) {
  const paid = pay.subsidy?.paid ?? 0;
  const lines: Array<[label: string, amount: string]> = [
    ['Sueldo bruto', exactMoney(pay.gross)],
    ['ISR que te retienen', exactMoney(-pay.withheld)],
  ];
  if (paid > 0) lines.push(['Subsidio para el empleo que te entregan', `+${exactMoney(paid)}`]);
  if (pay.quotas) lines.push(['Cuotas del IMSS', exactMoney(pay.isExempt ? 0 : -pay.quotas.total)]);
  return (
    <dl className={styles.slip}>
      {lines.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Sueldo neto</dt>
        <dd>{exactMoney(pay.net)}</dd>
      </div>
    </dl>
  );
}

function Others({ results, isExact }: { results: readonly NetPay[]; isExact: boolean }) {
  return (
    <p>
      {isExact
        ? 'El mismo neto sale también de otro sueldo bruto, porque el subsidio para el empleo y la exención del salario mínimo cambian de golpe: '
        : 'El siguiente más cercano: '}
      {results.map(({ gross, net }) => `${exactMoney(gross)} brutos dejan ${exactMoney(net)}`).join('; ')}.
    </p>
  );
}

/** The net pay beside the legal minimum of the year. */
function Minimum({ pay, calculation: { minimum, period } }: { pay: NetPay; calculation: Calculation }) {
  return (
    <section className={styles.working} aria-labelledby="salary-minimum">
      <h3 id="salary-minimum">Frente al salario mínimo</h3>
      {minimum && pay.timesMinimum !== null ? (
        <>
          <p>
            {minimumName(minimum.zone, period.year)}: {exactMoney(minimum.daily)} al día × 30.4 ={' '}
            {exactMoney(minimum.monthly)} al mes.
          </p>
          <p>
            {exactMoney(pay.net)} ÷ {exactMoney(minimum.monthly)} ={' '}
            <strong>
              {plainNumber(pay.timesMinimum)} {pay.timesMinimum === 1 ? 'vez' : 'veces'} el salario mínimo
            </strong>
            .
          </p>
          <p>
            En una semana de 48 horas (208 al mes) son {exactMoney(pay.perHour)} netos por hora; el mínimo,{' '}
            {exactMoney(minimum.perHour)}.
          </p>
        </>
      ) : (
        <p>
          Antes de octubre de 2015 el mínimo cambiaba según la zona del país, así que aquí no lo comparamos ni
          aplicamos su exención. En una semana de 48 horas (208 al mes) son {exactMoney(pay.perHour)} netos
          por hora.
        </p>
      )}
    </section>
  );
}

function VacanciesLink({ net }: { net: number }) {
  const smin = Math.min(HIGHEST_SEARCH, Math.floor(net / SEARCH_STEP) * SEARCH_STEP);
  return (
    <p>
      <LinkButton variant="soft" href={buildSearchUrl(smin > 0 ? { smin } : {})}>
        {smin > 0 ? `Vacantes desde ${roundMoney(smin)}` : 'Ver todas las vacantes'}
      </LinkButton>
    </p>
  );
}
