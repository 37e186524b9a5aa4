import { useEffect, useRef } from 'react';
import type { Form } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { isPostalCode } from '@chamba/kernel/validation';
import { Field } from '@chamba/kernel/ui/field';
import { SelectField } from '@chamba/kernel/ui/select-field';
import { CANDIDATE_KINDS } from './candidate-kinds.ts';
import type { FieldKind } from './fields.ts';
import { citiesRequested, codeTyped, selectLookups } from './lookups.slice.ts';

function placeField(name: string): FieldKind {
  const field = CANDIDATE_KINDS.contact.fields.find((each) => each.name === name);
  if (!field) throw new Error(`the contact data have no ${name}`);
  return field;
}

const [CODE, CITY, STATE] = [placeField('cp'), placeField('city'), placeField('stateid')];

/**
 * Postal code, which fills in city and state; the city stays open to change. Where the code is not found, both are chosen;
 * without a list of cities the city is typed.
 */
export function PlaceFields({ form }: { form: Form<Record<string, string>> }) {
  const dispatch = useAppDispatch();
  const { code, cities } = useAppSelector(selectLookups);
  const { cp = '', stateid = '', city = '' } = form.values;
  const place = code.status === 'ready' && code.cp === cp ? code.place : null;
  const isUnknown = code.status === 'failed' && code.cp === cp;
  const { set } = form;
  // The code that was typed last and has not filled in the place yet: what was saved or kept in a draft is the person's.
  const typed = useRef('');

  useEffect(() => {
    if (isPostalCode(cp) && cp !== code.cp) dispatch(codeTyped(cp));
  }, [cp, code.cp, dispatch]);
  useEffect(() => {
    if (!place || (typed.current !== cp && city !== '')) return;
    typed.current = '';
    set({ stateid: place.idestado, city: place.ciudad });
  }, [place, cp, city, set]);
  useEffect(() => {
    if (stateid !== '' && !cities[stateid]) dispatch(citiesRequested(stateid));
  }, [stateid, cities, dispatch]);

  const names = cities[stateid] ?? [];
  const texts = { label: CITY.label, autoComplete: CITY.autoComplete ?? '' };
  return (
    <>
      <Field
        {...form.bind('cp')}
        label={CODE.label}
        inputMode="numeric"
        maxLength={5}
        autoComplete="postal-code"
        ok={place ? [place.ciudad, place.estado].filter(Boolean).join(', ') : undefined}
        hint={isUnknown ? 'No encontramos este código. Elige tu estado y tu ciudad.' : undefined}
        onValue={(value) => {
          typed.current = value.replace(/\D/g, '').slice(0, 5);
          set({ cp: typed.current });
        }}
      />
      {isUnknown || (stateid !== '' && !place) || form.shown['stateid'] ? (
        <SelectField
          {...form.bind('stateid')}
          label={STATE.label}
          placeholder="Elige tu estado"
          autoComplete="address-level1"
          options={STATE.options ?? []}
          onValue={(value) => set({ stateid: value, city: value === stateid ? city : '' })}
        />
      ) : null}
      {names.length > 0 ? (
        <SelectField
          {...form.bind('city')}
          {...texts}
          placeholder="Elige tu ciudad"
          options={(city && !names.includes(city) ? [city, ...names] : names).map((name) => ({
            value: name,
            label: name,
          }))}
        />
      ) : (
        <Field {...form.bind('city')} {...texts} />
      )}
    </>
  );
}
