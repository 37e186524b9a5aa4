import type { NetPay, PayPeriod } from '@chamba/kernel/api';
import { exactMoney } from '../money/amounts.ts';
import { periodText } from './period-text.ts';
import styles from './salaries.module.css';

type Quotas = NonNullable<NetPay['quotas']>;
type Subsidy = NonNullable<NetPay['subsidy']>;

const BRANCHES: Readonly<Record<Quotas['lines'][number]['branch'], string>> = {
  'sickness-excess': 'Enfermedades y maternidad, sobre lo que pasa de 3 UMA',
  'cash-benefits': 'Prestaciones en dinero',
  'pensioners-medical': 'Gastos médicos de pensionados',
  'disability-life': 'Invalidez y vida',
  'old-age': 'Cesantía en edad avanzada y vejez',
};

/** Every step from gross to net pay: the row of the table, the subsidy, the quotas, with their sources. */
export function SalaryWorking({ pay, period }: { pay: NetPay; period: PayPeriod }) {
  const years = periodText(period);
  return (
    <>
      {pay.isExempt ? (
        <p>
          <strong>Es un salario mínimo.</strong> Por ley no se te retiene ISR (artículo 96 de la Ley del ISR)
          y tu patrón paga tu cuota del IMSS (artículo 36 de la Ley del Seguro Social). Abajo está lo que
          darían las tablas.
        </p>
      ) : null}
      <TaxSteps pay={pay} years={years} />
      {pay.subsidy ? <SubsidySteps pay={pay} subsidy={pay.subsidy} years={years} /> : null}
      <QuotaSteps pay={pay} years={years} />
    </>
  );
}

function TaxSteps({ pay: { gross, tax }, years }: { pay: NetPay; years: string }) {
  return (
    <section className={styles.working} aria-labelledby="salary-tax">
      <h3 id="salary-tax">ISR de {years}</h3>
      <p>
        Renglón de la tarifa mensual: de {exactMoney(tax.lower)}{' '}
        {tax.upper === null ? 'en adelante' : `a ${exactMoney(tax.upper)}`}.
      </p>
      <dl className={styles.slip}>
        <Line label="Sueldo bruto" amount={gross} />
        <Line label="Menos el límite inferior" amount={-tax.lower} />
        <Line label="Excedente" amount={tax.excess} />
        <Line label={`Por la tasa de ${tax.percent} %`} amount={tax.marginal} />
        <Line label="Más la cuota fija" amount={tax.fixed} />
        <Line label="ISR según la tarifa" amount={tax.total} isTotal />
      </dl>
      <p className="s14 muted">Fuente: {tax.published}.</p>
    </section>
  );
}

function SubsidySteps({ pay, subsidy, years }: { pay: NetPay; subsidy: Subsidy; years: string }) {
  return (
    <section className={styles.working} aria-labelledby="salary-subsidy">
      <h3 id="salary-subsidy">Subsidio para el empleo de {years}</h3>
      <p>{subsidyText(subsidy, pay.gross)}</p>
      {subsidy.amount > 0 ? (
        <dl className={styles.slip}>
          <Line label="ISR según la tarifa" amount={pay.tax.total} />
          <Line label="Menos el subsidio que lo baja" amount={-subsidy.applied} />
          <Line
            label={pay.isExempt ? 'ISR que quedaría; no se retiene' : 'ISR que te retienen'}
            amount={pay.tax.total - subsidy.applied}
            isTotal
          />
          {subsidy.paid > 0 ? (
            <Line label="Lo que sobra del subsidio se te entrega" amount={subsidy.paid} />
          ) : null}
        </dl>
      ) : null}
      <p className="s14 muted">Fuente: {subsidy.published}.</p>
    </section>
  );
}

function subsidyText(subsidy: Subsidy, gross: number): string {
  if (subsidy.kind === 'table') {
    return subsidy.amount > 0
      ? `A un sueldo de ${exactMoney(gross)} la tabla le da ${exactMoney(subsidy.amount)}.`
      : 'La tabla no da subsidio a este sueldo.';
  }
  const limit = exactMoney(subsidy.limit ?? 0);
  if (subsidy.amount === 0) return `Solo lo tienen los sueldos de hasta ${limit} al mes.`;
  return `Es el ${subsidy.percent} % de la UMA mensual: ${subsidy.percent} % × ${exactMoney(subsidy.uma ?? 0)} = ${exactMoney(subsidy.amount)}, para sueldos de hasta ${limit}. Baja el ISR, pero no se entrega en efectivo.`;
}

function QuotaSteps({ pay: { gross, quotas, isExempt }, years }: { pay: NetPay; years: string }) {
  return (
    <section className={styles.working} aria-labelledby="salary-quotas">
      <h3 id="salary-quotas">Cuotas del IMSS de {years}</h3>
      {quotas ? (
        <>
          <p>
            Salario base de cotización: {exactMoney(gross)} × {quotas.factor}
            {quotas.isCapped
              ? `, con tope de 25 UMA al día: ${exactMoney(quotas.base)} en un mes de 30 días.`
              : ` = ${exactMoney(quotas.base)}.`}{' '}
            El factor {quotas.factor} suma el aguinaldo y la prima vacacional de ley del primer año; con más
            prestaciones, las cuotas suben.
          </p>
          <dl className={styles.slip}>
            {quotas.lines.map(({ branch, base, percent, amount }) => (
              <Line
                key={branch}
                label={`${BRANCHES[branch]}: ${percent} % × ${exactMoney(base)}`}
                amount={amount}
              />
            ))}
            <Line
              label={isExempt ? 'Las paga tu patrón' : 'Cuotas que te descuentan'}
              amount={quotas.total}
              isTotal
            />
          </dl>
          <p className="s14 muted">Fuente: Ley del Seguro Social, artículos 25, 106, 107, 147 y 168.</p>
        </>
      ) : (
        <p>No las descontamos: no tenemos los valores de ese año. El neto real fue menor.</p>
      )}
    </section>
  );
}

function Line({ label, amount, isTotal }: { label: string; amount: number; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{exactMoney(amount)}</dd>
    </div>
  );
}
