import type { CallInput, NetPayAnswer } from '@chamba/kernel/api';
import { toServiceErrorState } from '@chamba/kernel/errors';
import { put, request, takeLoad, type PayloadAction, type SagaDeclaration } from '@chamba/kernel/store';
import { parseAmount } from './parse-amount.ts';
import { salariesFailed, salariesLoaded, salariesRequested, type SalaryErrors } from './salaries.slice.ts';
import type { SalaryForm } from './salaries-url.ts';

/** What the service says of a year that it has no tables of. */
const NO_TABLES = 'PAY-01';

function* load({ payload: form }: PayloadAction<SalaryForm>): Generator {
  const errors: SalaryErrors = {};
  const parsed = form.amount === null ? null : parseAmount(form.amount);
  if (parsed && 'error' in parsed) errors.amount = parsed.error;
  const input: CallInput<'pay.net'> =
    parsed && 'amount' in parsed
      ? { amount: parsed.amount, given: form.given, zone: form.zone, period: form.period }
      : { period: form.period };
  try {
    let answer: NetPayAnswer;
    try {
      answer = yield* request('pay.net', input);
    } catch (thrown) {
      if (!form.period || toServiceErrorState(thrown, 'load-pay').code !== NO_TABLES) throw thrown;
      // A year without tables is never reckoned by another's: the list of years is shown instead.
      errors.period = `No tenemos tablas publicadas de ${form.period}. Elige un año de la lista.`;
      answer = yield* request('pay.net', {});
    }
    yield put(salariesLoaded({ answer, errors, at: Date.now() }));
  } catch {
    yield put(salariesFailed());
  }
}

/** Reckons gross and net pay. */
export const salariesSaga: SagaDeclaration = {
  name: 'salaries',
  life: 'page',
  saga: function* () {
    yield takeLoad(salariesRequested.type, load);
  },
};
