import { formStatus, toPosted } from '@chamba/kernel/forms';
import { definePage, type FormFields, type PageContext, type PageProps } from '@chamba/kernel/remote';
import { navigate } from '@chamba/kernel/router';
import { withSiteName } from '@chamba/kernel/seo';
import { signUpSaga } from '../sign-up.saga.ts';
import { signUpRequested, signUpSlice } from '../sign-up.slice.ts';
import { SIGN_UP_PATHS, withoutSubStep } from '../steps.ts';
import {
  asksForJob,
  asksOnlyQuestion,
  errorsFor,
  sentExperience,
  toExperienceData,
} from './experience-values.ts';
import { ExperienceForm } from './experience-form.tsx';
import { experienceSaga } from './experience.saga.ts';
import { experience } from './experience.slice.ts';
import { heldSearchSlice } from './held-search.slice.ts';

function ExperiencePage({ context }: PageProps) {
  return <ExperienceForm search={context.search} />;
}

/** What the form asks for that was sent without scripts; the same as in the browser. */
function submit(fields: FormFields, { search }: PageContext) {
  if (fields['skip']) return [experience.submitted({ data: null, search })];
  const values = sentExperience(fields);
  const onlyQuestion = asksOnlyQuestion(search);
  if (onlyQuestion && values.has === 'si')
    return [navigate({ to: SIGN_UP_PATHS.experience + withoutSubStep(search) })];
  const posted = toPosted(values, errorsFor(values, search));
  if (!onlyQuestion && asksForJob(fields, values)) return [experience.posted({ ...posted, isDraft: true })];
  const kept = experience.posted(posted);
  return posted.isFaulty ? [kept] : [kept, experience.submitted({ data: toExperienceData(values), search })];
}

/** Texts of the step that asks one question only. */
const QUESTION_TEXTS = {
  title: '¿Tienes experiencia laboral? - Crea tu cuenta',
  description: 'Indica si tienes experiencia laboral para completar tu currículum.',
};

export default definePage({
  Component: ExperiencePage,
  slices: [signUpSlice, experience.slice, heldSearchSlice],
  sagas: [signUpSaga, experienceSaga],
  load: () => signUpRequested(),
  submit,
  status: (state) => formStatus(experience.select(state)),
  texts: {
    title: 'Experiencia - Crea tu cuenta',
    description: 'Registra tu experiencia laboral en tu currículum.',
  },
  robots: 'hidden',
  head: ({ config }, { search }) =>
    asksOnlyQuestion(search) ? withSiteName(QUESTION_TEXTS, config.siteName) : {},
});
