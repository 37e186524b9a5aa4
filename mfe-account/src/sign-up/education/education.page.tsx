import { formStatus, toPosted } from '@chamba/kernel/forms';
import { definePage, type FormFields, type PageContext, type PageProps } from '@chamba/kernel/remote';
import { withSiteName } from '@chamba/kernel/seo';
import { signUpSaga } from '../sign-up.saga.ts';
import { signUpRequested, signUpSlice } from '../sign-up.slice.ts';
import { EducationForm } from './education-form.tsx';
import { asksOnlyEnglish, errorsFor, sentEducation, toEducationData } from './education-values.ts';
import { educationSaga } from './education.saga.ts';
import { education } from './education.slice.ts';

function EducationPage({ context }: PageProps) {
  return <EducationForm search={context.search} />;
}

/** What the form asks for that was sent without scripts; the same as in the browser. */
function submit(fields: FormFields, { search }: PageContext) {
  if (fields['skip']) return [education.submitted({ studies: null, english: null, search })];
  const values = sentEducation(fields);
  const posted = toPosted(values, errorsFor(values, search));
  const kept = education.posted(posted);
  if (posted.isFaulty) return [kept];
  const studies = asksOnlyEnglish(search) ? null : toEducationData(values);
  return [kept, education.submitted({ studies, english: values.english || null, search })];
}

/** Texts of the step that asks one question only. */
const ENGLISH_TEXTS = {
  title: 'Nivel de inglés - Crea tu cuenta',
  description: 'Registra tu nivel de inglés en tu currículum.',
};

export default definePage({
  Component: EducationPage,
  slices: [signUpSlice, education.slice],
  sagas: [signUpSaga, educationSaga],
  load: () => signUpRequested(),
  submit,
  status: (state) => formStatus(education.select(state)),
  texts: {
    title: 'Educación - Crea tu cuenta',
    description: 'Registra tu formación académica en tu currículum.',
  },
  robots: 'hidden',
  head: ({ config }, { search }) =>
    asksOnlyEnglish(search) ? withSiteName(ENGLISH_TEXTS, config.siteName) : {},
});
