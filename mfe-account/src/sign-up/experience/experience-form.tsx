import { DefaultSubmit, ErrorSummary, FailureBanner, FormDraft, useForm } from '@chamba/kernel/forms';
import { navigate } from '@chamba/kernel/router';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { Checkbox } from '@chamba/kernel/ui/checkbox';
import { DateField } from '@chamba/kernel/ui/date-field';
import { Field } from '@chamba/kernel/ui/field';
import { Segmented } from '@chamba/kernel/ui/segmented';
import { TextAreaField } from '@chamba/kernel/ui/text-area-field';
import forms from '../../forms/forms.module.css';
import { selectSignUp } from '../sign-up.slice.ts';
import { SkipButton, StepActions } from '../step-actions.tsx';
import { StepFrame } from '../step-frame.tsx';
import { SIGN_UP_PATHS, withoutSubStep } from '../steps.ts';
import styles from '../sign-up.module.css';
import {
  asksOnlyQuestion,
  DESCRIPTION_LIMIT,
  errorsFor,
  EXPERIENCE_LABELS,
  sentExperience,
  startValues,
  toExperienceData,
  type ExperienceValues,
} from './experience-values.ts';
import { experience } from './experience.slice.ts';

const YES_NO = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
];

/** The experience step: whether there is any, and the last job. `?paso=pregunta` asks only the question. */
export function ExperienceForm({ search }: { search: string }) {
  const dispatch = useAppDispatch();
  const { resume } = useAppSelector(selectSignUp);
  const { status, error, posted } = useAppSelector(experience.select);
  const onlyQuestion = asksOnlyQuestion(search);
  const form = useForm<ExperienceValues>({
    id: 'experience',
    initial: startValues(resume?.professionalexperience.employments[0]),
    validate: (values) => errorsFor(values, search),
    posted,
    read: sentExperience,
    onSubmit: (values) => {
      if (onlyQuestion && values.has === 'si') {
        dispatch(navigate({ to: SIGN_UP_PATHS.experience + withoutSubStep(search) }));
      } else {
        dispatch(experience.submitted({ data: toExperienceData(values), search }));
      }
    },
  });
  const { values } = form;

  return (
    <StepFrame step={2} search={search}>
      <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
        <DefaultSubmit />
        <div className="stack g8">
          <h1 tabIndex={-1}>Experiencia</h1>
          <p className="muted">Con tu último empleo basta.</p>
        </div>
        <FailureBanner error={error} />
        <FormDraft form={form} name="signup.experience" submission={experience} />
        <ErrorSummary form={form} labels={EXPERIENCE_LABELS} />
        <Card pad="l" className={styles.card}>
          <Segmented
            label={EXPERIENCE_LABELS.has}
            name="has"
            options={YES_NO}
            value={values.has || null}
            error={form.shown.has}
            onValue={(has) => form.set({ has })}
            reserve
          />
          {values.has === 'si' && !onlyQuestion && (
            <>
              <input type="hidden" name="asked" value="1" />
              <Field
                {...form.bind('jobtitle')}
                label={EXPERIENCE_LABELS.jobtitle}
                autoComplete="organization-title"
                reserve
              />
              <Field
                {...form.bind('company')}
                label={EXPERIENCE_LABELS.company}
                autoComplete="organization"
                reserve
              />
              <div className={forms.two}>
                <DateField
                  {...form.bind('startdate')}
                  precision="month"
                  label={EXPERIENCE_LABELS.startdate}
                  hint="Mes / año"
                />
                {!values.iscurrent && (
                  <DateField
                    {...form.bind('enddate')}
                    precision="month"
                    label={EXPERIENCE_LABELS.enddate}
                    hint="Mes / año"
                  />
                )}
              </div>
              <Checkbox
                name="iscurrent"
                checked={values.iscurrent}
                onValue={(iscurrent) => form.set({ iscurrent, enddate: iscurrent ? '' : values.enddate })}
              >
                Trabajo actual
              </Checkbox>
              <TextAreaField
                {...form.bind('description')}
                label={EXPERIENCE_LABELS.description}
                optional
                limit={DESCRIPTION_LIMIT}
                hint="Cuenta qué hacías, con tus palabras."
              />
            </>
          )}
        </Card>
        <StepActions busy={status === 'sending'}>
          <SkipButton onSkip={() => dispatch(experience.submitted({ data: null, search, later: true }))} />
        </StepActions>
      </form>
    </StepFrame>
  );
}
