import { definePage, type PageProps } from '@chamba/kernel/remote';
import { pageTexts } from '@chamba/kernel/seo';
import { signUpSaga } from '../sign-up.saga.ts';
import { signUpRequested, signUpSlice } from '../sign-up.state.ts';
import { subStepOf } from '../steps.ts';
import { EducationForm } from './education-form.tsx';
import { educationSaga } from './education.saga.ts';
import { education } from './education.state.ts';

function EducationPage({ context }: PageProps) {
  return <EducationForm search={context.search} />;
}

export default definePage({
  Component: EducationPage,
  slices: [signUpSlice, education.slice],
  sagas: [signUpSaga, educationSaga],
  load: () => signUpRequested(),
  head: (state, { search }) =>
    pageTexts(subStepOf(search) === 'ingles' ? 'signUpEnglish' : 'signUpEducation', state.config.siteName),
});
