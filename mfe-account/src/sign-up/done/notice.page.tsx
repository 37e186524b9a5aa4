import { definePage, type PageProps } from '@chamba/kernel/remote';
import { emailConfirmationSagas, emailConfirmationSlices } from '../../email-confirmation/injection.ts';
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
  slices: emailConfirmationSlices,
  sagas: emailConfirmationSagas,
  texts: {
    title: 'Crea tu currículum',
    description: 'Crea o sube tu currículum y postúlate a vacantes en México.',
  },
  robots: 'hidden',
});
