import { formStatus } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { lookupsSaga } from '../lookups.saga.ts';
import { lookupsSlice } from '../lookups.slice.ts';
import { signUpSaga } from '../sign-up.saga.ts';
import { signUpRequested, signUpSlice } from '../sign-up.slice.ts';
import { ProfessionForm } from './profession-form.tsx';
import { professionSaga } from './profession.saga.ts';
import { isDraft, sentProfession } from './profession-values.ts';
import { profession, professionPosted } from './profession.slice.ts';

function ProfessionPage({ context }: PageProps) {
  return <ProfessionForm search={context.search} />;
}

export default definePage({
  Component: ProfessionPage,
  slices: [signUpSlice, lookupsSlice, profession.slice],
  sagas: [signUpSaga, lookupsSaga, professionSaga],
  load: () => signUpRequested(),
  submit: (fields, { search }) => [
    professionPosted({ values: sentProfession(fields), isDraft: isDraft(fields), search }),
  ],
  status: (state) => formStatus(profession.select(state)),
  texts: {
    title: 'Profesión - Crea tu cuenta',
    description: 'Registra tu profesión, tu sueldo deseado y tus áreas de interés.',
  },
  robots: 'hidden',
});
