import type { Job, JobPay } from '@chamba/kernel/api';
import { exactMoney, longDate, minimumName, plainNumber, rangeText, roundMoney } from '../money/amounts.ts';

/** What the amounts of an offer are, as an adjective after them; empty when the source does not say. */
const KINDS = { net: 'netos', gross: 'brutos' } as const;

const formatKind = ({ kind }: JobPay): string => (kind ? ` ${KINDS[kind]}` : '');

/** 'veces el salario mínimo' of a multiple. */
const timesText = (range: { from: number; to: number }): string => {
  const text = rangeText(range, plainNumber);
  return `${text} ${text === '1' ? 'vez' : 'veces'} el salario mínimo`;
};

/** The pay in one line: how much a month, of which kind, about how much an hour, and in minimum wages. */
export type PaySummary = { amount: string; rest: readonly string[] };

/** The line of an offer's pay; null where neither month nor hour is known. */
export function paySummary(pay: JobPay): PaySummary | null {
  const perHour = pay.perHour && `${rangeText(pay.perHour, roundMoney)}`;
  const times = pay.minimum?.times
    ? `${timesText(pay.minimum.times)} de ${pay.sourcedate.slice(0, 4)}`
    : null;
  if (pay.monthly) {
    return {
      amount: `${rangeText(pay.monthly, roundMoney)}${formatKind(pay)} al mes`,
      rest: [perHour ? `unos ${perHour} por hora` : 'sin horario publicado', times].filter(
        (text) => text !== null,
      ),
    };
  }
  return perHour
    ? { amount: `${perHour}${formatKind(pay)} por hora`, rest: ['sin horario publicado'] }
    : null;
}

/** Period of the stated pay, if not a month. */
const CONVERSIONS: Readonly<Record<number, { stated: string; formula: string }>> = {
  1: { stated: 'por hora', formula: '× las horas al mes' },
  2: { stated: 'por semana', formula: '× 52 ÷ 12' },
  3: { stated: 'al año', formula: '÷ 12' },
};

/** One step of the reckoning. */
export type PayStep = { label: string; text: string };

/** Every step from what was published to the line above, in order. */
export function paySteps(job: Pick<Job, 'salaryfrom' | 'salaryto' | 'salarytime'>, pay: JobPay): PayStep[] {
  return [toldStep(job, pay), ...hourSteps(pay), ...minimumSteps(pay)];
}

function toldStep(job: Pick<Job, 'salaryfrom' | 'salaryto' | 'salarytime'>, pay: JobPay): PayStep {
  const ends = [job.salaryfrom, job.salaryto].filter((amount) => amount > 0);
  const stated = rangeText({ from: Math.min(...ends), to: Math.max(...ends) }, exactMoney);
  const conversion = CONVERSIONS[job.salarytime];
  const month = pay.monthly && rangeText(pay.monthly, exactMoney);
  const amount = conversion
    ? `${stated}${formatKind(pay)} ${conversion.stated}${month ? ` ${conversion.formula} = ${month} al mes` : ''}`
    : `${stated}${formatKind(pay)} al mes`;
  const doubt = pay.kind ? '' : ' No dice si son netos o brutos.';
  return { label: 'Sueldo publicado', text: `${amount}, el ${longDate(pay.sourcedate)}.${doubt}` };
}

function hourSteps(pay: JobPay): PayStep[] {
  const { hoursPerDay, daysPerWeek, hoursPerWeek, hoursPerMonth, monthly, perHour } = pay;
  if (hoursPerDay === null || daysPerWeek === null || hoursPerWeek === null || hoursPerMonth === null) {
    return [
      { label: 'Horas', text: 'La vacante no dice sus horas o días de trabajo, así que no las suponemos.' },
    ];
  }
  const steps = [
    {
      label: 'Horas a la semana',
      text: `${plainNumber(hoursPerDay)} ${hoursPerDay === 1 ? 'hora' : 'horas'} × ${daysPerWeek} ${daysPerWeek === 1 ? 'día' : 'días'} = ${plainNumber(hoursPerWeek)} horas, con el tiempo de comida incluido.`,
    },
    {
      label: 'Horas al mes',
      text: `${plainNumber(hoursPerWeek)} × 52 ÷ 12 = ${plainNumber(hoursPerMonth)} horas.`,
    },
  ];
  if (monthly && perHour)
    steps.push({
      label: 'Por hora',
      text: `${rangeText(monthly, exactMoney)} ÷ ${plainNumber(hoursPerMonth)} = ${rangeText(perHour, exactMoney)}.`,
    });
  return steps;
}

function minimumSteps({ minimum, monthly, kind, sourcedate }: JobPay): PayStep[] {
  const year = sourcedate.slice(0, 4);
  if (!minimum) {
    return [{ label: 'Salario mínimo', text: `No tenemos publicado el de ${year} y no lo estimamos.` }];
  }
  const steps = [
    {
      label: minimumName(minimum.zone, year),
      text: `${exactMoney(minimum.daily)} al día × 30.4 = ${exactMoney(minimum.monthly)} al mes; en semanas de 48 horas, ${exactMoney(minimum.perHour)} por hora.`,
    },
  ];
  if (monthly && minimum.times) {
    steps.push({
      label: 'Frente al mínimo',
      text: `${rangeText(monthly, exactMoney)} ÷ ${exactMoney(minimum.monthly)} = ${timesText(minimum.times)}.`,
    });
  }
  steps.push({
    label: 'Por qué se comparan',
    text:
      kind === null
        ? 'A quien gana el salario mínimo no se le retiene ISR ni se le descuenta la cuota del IMSS: para él neto y bruto son lo mismo.'
        : `A quien gana el salario mínimo no se le retiene ISR ni se le descuenta la cuota del IMSS: su neto es igual a su bruto, y contra ese monto comparamos los pesos ${KINDS[kind]} de la vacante.`,
  });
  return steps;
}
