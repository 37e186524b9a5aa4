import { EDUCATION_LEVELS, LANGUAGE_LEVELS, type CatalogueItem } from '@chamba/kernel/catalogues';
import { DefaultSubmit, ErrorSummary, FailureBanner, FormDraft, useForm } from '@chamba/kernel/forms';
import { useHydrated } from '@chamba/kernel/hydration';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Card } from '@chamba/kernel/ui/card';
import { Field } from '@chamba/kernel/ui/field';
import { SelectField } from '@chamba/kernel/ui/select-field';
import forms from '../../forms/forms.module.css';
import { selectSignUp } from '../sign-up.slice.ts';
import { SkipButton, StepActions } from '../step-actions.tsx';
import { StepFrame } from '../step-frame.tsx';
import styles from '../sign-up.module.css';
import {
  asksOnlyEnglish,
  EDUCATION_LABELS,
  errorsFor,
  hasDegree,
  isTechnical,
  sentEducation,
  startValues,
  toEducationData,
  type EducationValues,
} from './education-values.ts';
import { education } from './education.slice.ts';

const toOptions = (items: readonly CatalogueItem[]) =>
  items.map(({ id, label }) => ({ value: String(id), label }));

const onlyDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 4);

/** The education step: last studies and level of English. `?paso=ingles` asks only for the English. */
export function EducationForm({ search }: { search: string }) {
  const dispatch = useAppDispatch();
  const { resume } = useAppSelector(selectSignUp);
  const { status, error, posted } = useAppSelector(education.select);
  const onlyEnglish = asksOnlyEnglish(search);
  const isHydrated = useHydrated();
  const form = useForm<EducationValues>({
    id: 'education',
    initial: startValues(resume?.education.academicexperience[0]),
    validate: (values) => errorsFor(values, search),
    posted,
    read: sentEducation,
    onSubmit: (values) =>
      dispatch(
        education.submitted({
          studies: onlyEnglish ? null : toEducationData(values),
          english: values.english || null,
          search,
        }),
      ),
  });

  return (
    <StepFrame step={3} search={search}>
      <form ref={form.ref} className={forms.form} method="post" noValidate onSubmit={form.onSubmit}>
        <DefaultSubmit />
        <div className="stack g8">
          <h1 tabIndex={-1}>{onlyEnglish ? 'Nivel de inglés' : 'Educación'}</h1>
          {!onlyEnglish && <p className="muted">Tus últimos estudios, terminados o en curso.</p>}
        </div>
        <FailureBanner error={error} />
        <FormDraft form={form} name="signup.education" submission={education} />
        <ErrorSummary form={form} labels={EDUCATION_LABELS} />
        <Card pad="l" className={styles.card}>
          {!onlyEnglish && (
            <>
              <SelectField
                {...form.bind('levelid')}
                label={EDUCATION_LABELS.levelid}
                placeholder="Elige una opción"
                options={toOptions(EDUCATION_LEVELS)}
                reserve
              />
              <Field
                {...form.bind('institution')}
                label={EDUCATION_LABELS.institution}
                autoComplete="off"
                reserve
              />
              {/* Without scripts it cannot come when the level is chosen. */}
              {(!isHydrated || hasDegree(form.values.levelid)) && (
                <Field {...form.bind('degree')} label={EDUCATION_LABELS.degree} autoComplete="off" reserve />
              )}
              {isHydrated && isTechnical(form.values.levelid) && (
                <Field
                  {...form.bind('degree')}
                  label={EDUCATION_LABELS.technical}
                  autoComplete="off"
                  optional
                  reserve
                />
              )}
              <div className={forms.two}>
                <Field
                  {...form.bind('startyear')}
                  label={EDUCATION_LABELS.startyear}
                  inputMode="numeric"
                  placeholder="aaaa"
                  autoComplete="off"
                  onValue={(value) => form.set({ startyear: onlyDigits(value) })}
                  optional
                  reserve
                />
                <Field
                  {...form.bind('endyear')}
                  label={EDUCATION_LABELS.endyear}
                  inputMode="numeric"
                  placeholder="aaaa"
                  autoComplete="off"
                  onValue={(value) => form.set({ endyear: onlyDigits(value) })}
                  optional
                  reserve
                />
              </div>
            </>
          )}
          <SelectField
            {...form.bind('english')}
            label={EDUCATION_LABELS.english}
            placeholder="Elige una opción"
            options={toOptions(LANGUAGE_LEVELS)}
            optional={!onlyEnglish}
            reserve
          />
        </Card>
        <StepActions busy={status === 'sending'}>
          <SkipButton
            onSkip={() =>
              dispatch(education.submitted({ studies: null, english: null, search, later: true }))
            }
          />
        </StepActions>
      </form>
    </StepFrame>
  );
}
