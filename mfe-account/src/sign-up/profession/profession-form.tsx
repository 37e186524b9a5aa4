import type { Resume } from '@chamba/kernel/api';
import { formatCount } from '@chamba/kernel/format';
import { DefaultSubmit, ErrorSummary, FailureBanner, FormDraft, useForm } from '@chamba/kernel/forms';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { parseSalary, SALARY_TOO_LOW } from '@chamba/kernel/validation';
import { Card } from '@chamba/kernel/ui/card';
import { Field } from '@chamba/kernel/ui/field';
import forms from '../../forms/forms.module.css';
import { selectSignUp } from '../sign-up.slice.ts';
import { StepActions } from '../step-actions.tsx';
import { StepFrame } from '../step-frame.tsx';
import styles from '../sign-up.module.css';
import { InterestAreas } from './interest-areas.tsx';
import { Preferences } from './preferences.tsx';
import {
  PROFESSION_LABELS,
  professionErrors,
  savedInterests,
  savedPreferences,
  sentProfession,
  toProfessionData,
  type ProfessionValues,
} from './profession-values.ts';
import { profession } from './profession.slice.ts';

function startValues(resume: Resume | null): ProfessionValues {
  const salary = resume?.professionalinterests.desiredsalary ?? 0;
  return {
    title: resume?.resumetitle ?? '',
    salary: salary > 0 ? formatCount(salary) : '',
    area: '',
    interests: resume ? savedInterests(resume) : [],
    ...(resume ? savedPreferences(resume) : { minimum: '', travels: '', relocates: '' }),
  };
}

/** The profession step: what the candidate does, what they ask for, and in which areas. */
export function ProfessionForm({ search }: { search: string }) {
  const dispatch = useAppDispatch();
  const { resume } = useAppSelector(selectSignUp);
  const { status, error, posted } = useAppSelector(profession.select);
  const form = useForm<ProfessionValues>({
    id: 'profession',
    initial: startValues(resume),
    validate: professionErrors,
    posted,
    read: sentProfession,
    onSubmit: (values) => dispatch(profession.submitted({ data: toProfessionData(values), search })),
    onLeave: (name, values) => {
      if (name !== 'salary' && name !== 'minimum') return;
      const amount = parseSalary(values[name]);
      if (amount !== null) form.set({ [name]: formatCount(amount) });
    },
  });

  return (
    <StepFrame step={1} search={search} preview={{ title: form.values.title }}>
      <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
        <DefaultSubmit />
        <div className="stack g8">
          <h1 tabIndex={-1}>Profesión</h1>
          <p className="muted">Con esto te decimos qué tanto coincides con cada vacante.</p>
        </div>
        <FailureBanner error={error} />
        <FormDraft form={form} name="signup.profession" submission={profession} />
        <ErrorSummary form={form} labels={PROFESSION_LABELS} />
        <Card pad="l" className={styles.card}>
          <Field
            {...form.bind('title')}
            label={PROFESSION_LABELS.title}
            autoComplete="organization-title"
            reserve
          />
          <Field
            {...form.bind('salary')}
            label={PROFESSION_LABELS.salary}
            inputMode="numeric"
            autoComplete="off"
            prefix="$"
            hint={SALARY_TOO_LOW}
          />
          <InterestAreas form={form} />
          <Preferences form={form} />
        </Card>
        <StepActions busy={status === 'sending'} />
      </form>
    </StepFrame>
  );
}
