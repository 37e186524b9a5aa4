import { definePage, type PageProps } from '@chamba/kernel/remote';
import { pageTexts } from '@chamba/kernel/seo';
import { signUpSaga } from '../sign-up.saga.ts';
import { signUpRequested, signUpSlice } from '../sign-up.state.ts';
import { subStepOf } from '../steps.ts';
import { ExperienceForm } from './experience-form.tsx';
import { experienceSaga } from './experience.saga.ts';
import { experience } from './experience.state.ts';

function ExperiencePage({ context }: PageProps) {
  return <ExperienceForm search={context.search} />;
}

export default definePage({
  Component: ExperiencePage,
  slices: [signUpSlice, experience.slice],
  sagas: [signUpSaga, experienceSaga],
  load: () => signUpRequested(),
  head: (state, { search }) =>
    pageTexts(
      subStepOf(search) === 'pregunta' ? 'signUpAskExperience' : 'signUpExperience',
      state.config.siteName,
    ),
});
