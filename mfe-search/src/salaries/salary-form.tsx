import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PayPeriod } from '@chamba/kernel/api';
import { useNavigate } from '@chamba/kernel/router';
import { useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { Field } from '@chamba/kernel/ui/field';
import { Segmented } from '@chamba/kernel/ui/segmented';
import { SelectField } from '@chamba/kernel/ui/select-field';
import { useUnsavedChanges } from '@chamba/kernel/unsaved';
import { controlValues } from '../forms/control-values.ts';
import { periodText } from './period-text.ts';
import {
  GIVEN_WORDS,
  RESULT_ID,
  SALARIES_PATH,
  ZONE_WORDS,
  readSalaryForm,
  salariesUrl,
  type SalaryForm,
} from './salaries-url.ts';
import { selectSalaries } from './salaries.slice.ts';
import styles from './salaries.module.css';

const GIVEN_OPTIONS = [
  { value: GIVEN_WORDS.gross, label: 'De bruto a neto' },
  { value: GIVEN_WORDS.net, label: 'De neto a bruto' },
];
const ZONE_OPTIONS = [
  { value: ZONE_WORDS.general, label: 'Resto del país' },
  { value: ZONE_WORDS.frontier, label: 'Zona Libre de la Frontera Norte' },
];

/** Values of the controls, in the words of the address. */
type Values = { monto: string; tipo: string; anio: string; zona: string };

const toValues = ({ amount, given, period, zone }: SalaryForm, newest: string): Values => ({
  monto: amount ?? '',
  tipo: GIVEN_WORDS[given],
  anio: period || newest,
  zona: ZONE_WORDS[zone],
});

/** Amount, direction, year and zone. A plain form of the address, so that it works without scripts too. */
export function SalaryFormCard({ periods }: { periods: readonly PayPeriod[] }) {
  const { form, errors, loading } = useAppSelector(selectSalaries);
  const navigate = useNavigate();
  const newest = periods[0]?.id ?? '';
  const wasSent = useRef(false);
  const [values, setValues] = useState(() => toValues(form, newest));
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  // Another address of the page, by the back button say, brings its own values.
  const known = toValues(form, newest);
  const element = useRef<HTMLFormElement>(null);
  const isHydrated = useRef(false);
  useEffect(() => {
    if (isHydrated.current) setValues(toValues(form, newest));
    else set(controlValues(element.current));
    isHydrated.current = true;
  }, [form, newest]);
  useEffect(() => {
    // Only what this form sent: a page that opens leaves the focus where it is.
    if (!wasSent.current || loading) return;
    wasSent.current = false;
    const name = errors.amount ? 'monto' : errors.period ? 'anio' : null;
    const field = name === null ? null : element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [errors, loading]);
  const leave = useUnsavedChanges(JSON.stringify(values) !== JSON.stringify(known));

  function submit(event: FormEvent) {
    event.preventDefault();
    leave();
    wasSent.current = true;
    const asked = readSalaryForm(`?${new URLSearchParams(values).toString()}`);
    void navigate(salariesUrl({ ...asked, amount: asked.amount ?? '' }));
  }
  return (
    <Card pad="l">
      <form
        ref={element}
        className={styles.form}
        action={`${SALARIES_PATH}#${RESULT_ID}`}
        method="get"
        onSubmit={submit}
        noValidate
      >
        <Segmented
          label="Qué quieres calcular"
          name="tipo"
          options={GIVEN_OPTIONS}
          value={values.tipo}
          onValue={(tipo) => set({ tipo })}
        />
        <Field
          label="Sueldo al mes"
          name="monto"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          prefix="$"
          hint="En pesos mexicanos, por ejemplo 12,000"
          error={errors.amount}
          value={values.monto}
          onValue={(monto) => set({ monto })}
        />
        <SelectField
          label="Año de las tablas"
          name="anio"
          options={periods.map((period) => ({ value: period.id, label: periodText(period) }))}
          error={errors.period}
          value={periods.some(({ id }) => id === values.anio) ? values.anio : newest}
          onValue={(anio) => set({ anio })}
        />
        <SelectField
          label="Zona del salario mínimo"
          name="zona"
          options={ZONE_OPTIONS}
          hint="La frontera norte tiene su propio mínimo desde 2019"
          value={values.zona}
          onValue={(zona) => set({ zona })}
        />
        <Button type="submit" block busy={loading} busyLabel="Calculando...">
          Calcular
        </Button>
      </form>
    </Card>
  );
}
