import { useEffect, useRef } from 'react';
import { STATES, stateByCode } from '@chamba/kernel/catalogues';
import type { Form } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { isPostalCode } from '@chamba/kernel/validation';
import { Field } from '@chamba/kernel/ui/field';
import { SelectField } from '@chamba/kernel/ui/select-field';
import forms from '../../forms/forms.module.css';
import { citiesRequested, postalCodeTyped, selectLookups } from '../lookups.slice.ts';
import { CONTACT_LABELS, type ContactValues } from './contact-values.ts';

const STATE_OPTIONS = STATES.map(({ code, name }) => ({ value: code, label: name }));

/**
 * Postal code, which fills in city and state; the city stays open to change. When the code is not found, state and
 * city are chosen from lists; without a list of cities the city is typed.
 */
export function PlaceFields({ form }: { form: Form<ContactValues> }) {
  const dispatch = useAppDispatch();
  const { postalCode, cities } = useAppSelector(selectLookups);
  const { cp, stateid, city } = form.values;
  const asked = postalCode.status === 'idle' ? '' : postalCode.cp;
  const place = postalCode.status === 'ready' && postalCode.cp === cp ? postalCode.place : null;
  const failed = postalCode.status === 'failed' && postalCode.cp === cp;
  const list = cities[stateid];
  const { set } = form;
  // The code that was typed last and has not filled in city and state yet: what was chosen, saved or kept in a draft is
  // the person's.
  const typed = useRef('');
  const choosesState = failed || (stateid !== '' && !place && asked !== cp);

  useEffect(() => {
    if (isPostalCode(cp) && cp !== asked) dispatch(postalCodeTyped(cp));
  }, [cp, asked, dispatch]);

  useEffect(() => {
    if (!place || (typed.current !== cp && city !== '')) return;
    typed.current = '';
    set({ stateid: place.idestado, city: place.ciudad });
  }, [place, cp, city, set]);

  useEffect(() => {
    if (stateid !== '' && !cities[stateid]) dispatch(citiesRequested(stateid));
  }, [stateid, cities, dispatch]);

  const names = list?.status === 'ready' ? list.items.map(({ description }) => description) : [];
  const cityNames = city && !names.includes(city) ? [city, ...names] : names;
  const { onFocus, onBlur, onValue, ...cityBinding } = form.bind('city');

  return (
    <>
      <div className={forms.two}>
        <Field
          {...form.bind('cp')}
          label={CONTACT_LABELS.cp}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          ok={place ? [place.ciudad, place.estado].filter(Boolean).join(', ') : undefined}
          hint={failed ? 'No encontramos este código. Elige tu estado y tu ciudad.' : undefined}
          onValue={(value) => {
            typed.current = value.replace(/\D/g, '').slice(0, 5);
            form.set({ cp: typed.current });
          }}
          reserve
        />
        {list?.status === 'ready' ? (
          <SelectField
            {...cityBinding}
            {...{ onFocus, onBlur, onValue }}
            label={CONTACT_LABELS.city}
            placeholder="Elige tu ciudad"
            autoComplete="address-level2"
            options={cityNames.map((name) => ({ value: name, label: name }))}
            reserve
          />
        ) : (
          <Field
            {...cityBinding}
            {...{ onFocus, onBlur, onValue }}
            label={CONTACT_LABELS.city}
            autoComplete="address-level2"
            reserve
          />
        )}
      </div>
      {choosesState || form.shown.stateid ? (
        <SelectField
          {...form.bind('stateid')}
          label={CONTACT_LABELS.stateid}
          placeholder="Elige tu estado"
          autoComplete="address-level1"
          options={STATE_OPTIONS}
          onValue={(value) => form.set({ stateid: value, city: value === stateid ? city : '' })}
          reserve
        />
      ) : null}
    </>
  );
}

/** 'Guadalajara, Jalisco' of what the form says; empty while there is no city. */
export function placeText({ city, stateid }: ContactValues): string {
  return city && [city, stateByCode(stateid)?.name].filter(Boolean).join(', ');
}
