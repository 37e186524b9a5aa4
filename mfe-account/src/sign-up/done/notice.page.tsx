import { definePage, type PageProps } from '@chamba/kernel/remote';
import { pageTexts } from '@chamba/kernel/seo';
import { emailConfirmationSaga } from '../../email-confirmation/email-confirmation.saga.ts';
import { emailConfirmationSlice } from '../../email-confirmation/email-confirmation.slice.ts';
import { ConfirmNotice } from './notice.tsx';

function NoticePage({ context }: PageProps) {
  return (
    <ConfirmNotice title="Confirma tu cuenta" search={context.search}>
      <p className="muted">Para postularte debes confirmar tu cuenta, revisa tu correo electrónico.</p>
    </ConfirmNotice>
  );
}

export default definePage({
  Component: NoticePage,
  slices: [emailConfirmationSlice],
  sagas: [emailConfirmationSaga],
  head: (state) => pageTexts('createResume', state.config.siteName),
});
