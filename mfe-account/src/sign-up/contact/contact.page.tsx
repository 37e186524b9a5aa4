import { formStatus } from '@chamba/kernel/forms';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { emailConfirmationSagas, emailConfirmationSlices } from '../../email-confirmation/injection.ts';
import { lookupsSaga } from '../lookups.saga.ts';
import { lookupsSlice } from '../lookups.slice.ts';
import { signUpSaga } from '../sign-up.saga.ts';
import { signUpRequested, signUpSlice } from '../sign-up.slice.ts';
import { ContactForm } from './contact-form.tsx';
import { contactSaga } from './contact.saga.ts';
import { sentContact } from './contact-values.ts';
import { contact, contactPosted } from './contact.slice.ts';

function ContactPage({ context }: PageProps) {
  const asksForEmail = new URLSearchParams(context.search).get('email') === 'true';
  return <ContactForm search={context.search} asksForEmail={asksForEmail} />;
}

export default definePage({
  Component: ContactPage,
  slices: [signUpSlice, lookupsSlice, contact.slice, ...emailConfirmationSlices],
  sagas: [signUpSaga, lookupsSaga, contactSaga, ...emailConfirmationSagas],
  load: () => signUpRequested(),
  submit: (fields, { search }) => [contactPosted({ values: sentContact(fields), search })],
  status: (state) => formStatus(contact.select(state)),
  texts: {
    title: 'Datos de contacto - Crea tu cuenta',
    description: 'Registra tus datos de contacto para crear tu currículum.',
  },
  robots: 'hidden',
});
