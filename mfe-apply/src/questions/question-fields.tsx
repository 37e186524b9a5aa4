import type { Form } from '@chamba/kernel/forms';
import { Field } from '@chamba/kernel/ui/field';
import { Segmented } from '@chamba/kernel/ui/segmented';
import { SelectField } from '@chamba/kernel/ui/select-field';
import { TextAreaField } from '@chamba/kernel/ui/text-area-field';
import { YES_OR_NO } from '@chamba/kernel/validation';
import { getQuestions, getSkills, LEVELS, type AnswerValues } from './answers.ts';
import type { Asked } from './asked.ts';
import styles from './questions.module.css';

type AskedForm = { form: Form<AnswerValues>; asked: Asked };

const toOptions = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

/** The fields of what is asked; they also work in a form that is sent without scripts. */
export function QuestionFields({ form, asked }: AskedForm) {
  const skills = getSkills(asked);
  return (
    <>
      {asked.choices.length > 1 ? (
        <SelectField
          label="¿Con qué currículum te quieres postular?"
          options={asked.choices.map(({ resumeid, title }) => ({
            value: resumeid,
            label: title || 'CV sin título',
          }))}
          {...form.bind('resume')}
        />
      ) : null}
      {getQuestions(asked).map((question) => (
        <QuestionField key={question.key} form={form} question={question} />
      ))}
      {skills.length > 0 ? (
        <details className={styles.skills}>
          <summary>Tu nivel en lo que pide la vacante (opcional)</summary>
          <div className={styles.fields}>
            {skills.map(({ description, name }) => (
              <SelectField
                key={name}
                label={description}
                placeholder="Sin decir"
                options={toOptions(LEVELS)}
                {...form.bind(name)}
              />
            ))}
          </div>
        </details>
      ) : null}
    </>
  );
}

function QuestionField({
  form,
  question: { kind, question, options, name },
}: {
  form: Form<AnswerValues>;
  question: ReturnType<typeof getQuestions>[number];
}) {
  if (kind === 'boolean') {
    const value = form.values[name] ?? '';
    return (
      <Segmented
        inline
        label={question}
        name={name}
        options={toOptions(YES_OR_NO)}
        value={value === '' ? null : value}
        error={form.shown[name]}
        onValue={(answer) => form.set({ [name]: answer })}
      />
    );
  }
  if (kind === 'choice')
    return (
      <SelectField
        label={question}
        placeholder="Elige una opción"
        options={toOptions(options)}
        {...form.bind(name)}
      />
    );
  if (kind === 'number') return <Field label={question} inputMode="decimal" {...form.bind(name)} />;
  return <TextAreaField label={question} rows={3} {...form.bind(name)} />;
}
