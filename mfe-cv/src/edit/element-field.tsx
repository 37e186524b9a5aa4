import type { Form } from '@chamba/kernel/forms';
import { Checkbox } from '@chamba/kernel/ui/checkbox';
import { DateField } from '@chamba/kernel/ui/date-field';
import { Field } from '@chamba/kernel/ui/field';
import { Segmented } from '@chamba/kernel/ui/segmented';
import { SelectField } from '@chamba/kernel/ui/select-field';
import { TextAreaField } from '@chamba/kernel/ui/text-area-field';
import { areaLimit, type FieldKind } from './fields.ts';
import { InterestsField } from './interests-field.tsx';
import { PlaceFields } from './place-fields.tsx';

/** One field of a form, drawn by its type. */
export function ElementField({ form, field }: { form: Form<Record<string, string>>; field: FieldKind }) {
  const { name, label, type, options = [] } = field;
  const texts = {
    label,
    ...(field.optional && { optional: true }),
    ...(field.hint && { hint: field.hint }),
    ...(field.autoComplete && { autoComplete: field.autoComplete }),
  };
  switch (type) {
    case 'area':
      return <TextAreaField {...form.bind(name)} {...texts} limit={areaLimit} />;
    case 'interests':
      return <InterestsField form={form} field={field} />;
    case 'place':
      return <PlaceFields form={form} />;
    case 'placed':
      return null;
    case 'phone':
      return <Field {...form.bind(name)} {...texts} type="tel" inputMode="tel" prefix="+52" />;
    case 'day':
      return <DateField {...form.bind(name)} {...texts} />;
    case 'month':
      return <DateField {...form.bind(name)} {...texts} precision="month" hint={field.hint ?? 'Mes / año'} />;
    case 'select':
      return (
        <SelectField
          {...form.bind(name)}
          {...texts}
          options={options}
          placeholder={field.optional ? 'Sin indicar' : 'Elige una opción'}
        />
      );
    case 'choice':
      return (
        <Segmented
          label={label}
          name={name}
          options={options}
          value={form.values[name] ?? ''}
          {...(field.optional && { optional: true })}
          onValue={(value) => form.set({ [name]: value })}
        />
      );
    case 'check':
      return (
        <Checkbox
          name={name}
          checked={form.values[name] === 'true'}
          onValue={(checked) => form.set({ [name]: checked ? 'true' : '' })}
        >
          {label}
        </Checkbox>
      );
    case 'amount':
      return <Field {...form.bind(name)} {...texts} inputMode="numeric" autoComplete="off" prefix="$" />;
    case 'year':
      return <Field {...form.bind(name)} {...texts} inputMode="numeric" autoComplete="off" maxLength={4} />;
    case 'url':
      return <Field {...form.bind(name)} {...texts} type="url" autoComplete="url" />;
    case 'text':
      return <Field {...form.bind(name)} {...texts} />;
  }
}
