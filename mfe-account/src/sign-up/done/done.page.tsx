import { definePage, type PageProps } from '@chamba/kernel/remote';
import { pageTexts } from '@chamba/kernel/seo';
import { emailConfirmationSaga } from '../../email-confirmation/email-confirmation.saga.ts';
import { emailConfirmationSlice } from '../../email-confirmation/email-confirmation.slice.ts';
import { ConfirmNotice } from './notice.tsx';

function DonePage({ context }: PageProps) {
  return <ConfirmNotice title="¡Listo! Tu cuenta ha sido creada." search={context.search} />;
}

export default definePage({
  Component: DonePage,
  slices: [emailConfirmationSlice],
  sagas: [emailConfirmationSaga],
  head: (state) => pageTexts('signUpComplete', state.config.siteName),
});
