import { toCents } from './cents.ts';
import { exemptRange, netPay } from './net-pay.ts';
import type { NetPay } from './net-pay.ts';
import type { PayRules } from './pay-rules.ts';
import { integrationFactor, quotaBounds } from './worker-quotas.ts';

/** Which gross pay leaves a net pay. */
export type GrossPay = {
  /**
   * Every gross pay that leaves the net one to the cent, rising. Where neighbouring cents leave the same, the roundest
   * of them stands for all. There may be several apart from each other: where the subsidy ends, more gross is less net.
   */
  exact: readonly NetPay[];
  /** Without an exact one, those whose net comes nearest from below and above. */
  nearest: readonly NetPay[];
};

/** Cents by which rounding may lead the search astray, each way. */
const SLACK = 40;

/** How round an amount in cents is: its zeros at the end. */
const roundness = (cents: number): number => /(?<!0)0*$/.exec(String(cents))?.[0].length ?? 0;

/** First cents of the stretches within which net rises with gross. */
function stretches(rules: PayRules, end: number): Array<readonly [from: number, to: number]> {
  const starts = new Set([1, ...rules.table.rows.map(([lower]) => toCents(lower))]);
  if (rules.subsidy?.kind === 'table') for (const [lower] of rules.subsidy.rows) starts.add(toCents(lower));
  if (rules.subsidy?.kind === 'percentage') starts.add(toCents(rules.subsidy.limit) + 1);
  if (rules.uma) {
    const factor = integrationFactor(rules.date);
    const { excessFrom, cap } = quotaBounds(rules.uma);
    for (const bound of [excessFrom, cap]) starts.add(Math.ceil(bound / factor));
  }
  if (rules.minimum) {
    const { from, to } = exemptRange(rules.minimum);
    starts.add(from).add(to + 1);
  }
  const sorted = [...starts].filter((start) => start >= 1 && start <= end).sort((one, other) => one - other);
  return sorted.map((start, place) => [start, (sorted[place + 1] ?? end + 1) - 1] as const);
}

/**
 * Inverts {@link netPay}: halves each stretch of the tables until the cent is found.
 * @param net pay of the month in cents, above 0.
 * @param end highest gross pay looked at, in cents.
 */
export function grossPay(net: number, rules: PayRules, end: number): GrossPay {
  const exact: NetPay[] = [];
  let below: NetPay | null = null;
  let above: NetPay | null = null;
  for (const [from, to] of stretches(rules, end)) {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (netPay(middle, rules).net >= net) high = middle;
      else low = middle + 1;
    }
    let found: NetPay | null = null;
    for (let gross = Math.max(from, low - SLACK); gross <= Math.min(to, low + SLACK); gross += 1) {
      const candidate = netPay(gross, rules);
      if (candidate.net === net)
        found = !found || roundness(gross) > roundness(found.gross) ? candidate : found;
      else if (candidate.net < net) below = !below || candidate.net > below.net ? candidate : below;
      else above = !above || candidate.net < above.net ? candidate : above;
    }
    if (found) exact.push(found);
  }
  // Two stretches that meet at the same net are one answer.
  const distinct = exact.filter(({ gross }, place) => gross - (exact[place - 1]?.gross ?? -SLACK) >= SLACK);
  return {
    exact: distinct,
    nearest: exact.length > 0 ? [] : [below, above].filter((pay) => pay !== null),
  };
}
