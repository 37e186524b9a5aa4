import type { Job, JobPay } from '@chamba/kernel/api';
import { exactMoney, longDate, minimumName, plainNumber, rangeText, roundMoney } from '../money/amounts.ts';

/** What the amounts of an offer are, as an adjective after them; empty when the source does not say. */
const KINDS = { net: 'netos', gross: 'brutos' } as const;

const formatKind = ({ kind }: JobPay): string => (kind ? ` ${KINDS[kind]}` : '');

type Range = { from: number; to: number };

/** Longest ordinary working week, in hours (federal labour law, article 61): the hour of a minimum wage is one of it. */
const LEGAL_WEEK_HOURS = 48;

/** 'veces el salario mínimo' of a multiple. */
const timesText = (range: Range, what = 'el salario mínimo'): string => {
  const text = rangeText(range, plainNumber);
  return `${text} ${text === '1' ? 'vez' : 'veces'} ${what}`;
};

/** Pay by the hour in minimum wages by the hour; null unless the week is longer than the law's, where the month flatters. */
function hourlyTimes({ perHour, minimum, hoursPerWeek }: JobPay): Range | null {
  if (!perHour || !minimum || hoursPerWeek === null || hoursPerWeek <= LEGAL_WEEK_HOURS) return null;
  return { from: perHour.from / minimum.perHour, to: perHour.to / minimum.perHour };
}

/** The pay in one line: how much a month, of which kind, about how much an hour, and in minimum wages. */
export type PaySummary = { amount: string; rest: readonly string[] };

/**
 * What the pay is worth beside the law's minimum: by the hour where the week is longer than the law's, and the year of
 * the pay where it is not the one that the offer is shown under: what it was worth then is in the steps.
 */
function worth(pay: JobPay, shownYear: string): string | null {
  const year = pay.sourcedate.slice(0, 4);
  if (year !== shownYear) return `sueldo publicado en ${year}`;
  const hourly = hourlyTimes(pay);
  if (hourly) return `${timesText(hourly, 'el salario mínimo por hora')} de ${year}`;
  return pay.minimum?.times ? `${timesText(pay.minimum.times)} de ${year}` : null;
}

/**
 * The line of an offer's pay; null where neither month nor hour is known.
 * @param shownYear year of the date that the offer shows.
 */
export function paySummary(pay: JobPay, shownYear: string): PaySummary | null {
  const perHour = pay.perHour && `${rangeText(pay.perHour, roundMoney)}`;
  if (pay.monthly) {
    return {
      amount: `${rangeText(pay.monthly, roundMoney)}${formatKind(pay)} al mes`,
      rest: [perHour ? `unos ${perHour} por hora` : 'sin horario publicado', worth(pay, shownYear)].filter(
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
  return [publishedStep(job, pay), ...hourSteps(pay), ...minimumSteps(pay)];
}

function publishedStep(job: Pick<Job, 'salaryfrom' | 'salaryto' | 'salarytime'>, pay: JobPay): PayStep {
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

function minimumSteps(pay: JobPay): PayStep[] {
  const { minimum, monthly, perHour, hoursPerWeek, kind, sourcedate } = pay;
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
  const hourly = hourlyTimes(pay);
  if (hourly && perHour && hoursPerWeek !== null) {
    steps.push({
      label: 'Frente al mínimo por hora',
      text: `Son ${plainNumber(hoursPerWeek)} horas a la semana, más de las 48 de la ley: ${rangeText(perHour, exactMoney)} ÷ ${exactMoney(minimum.perHour)} = ${timesText(hourly, 'el salario mínimo por hora')}.`,
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
