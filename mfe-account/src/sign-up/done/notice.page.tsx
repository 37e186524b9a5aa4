import { definePage, type PageProps } from '@chamba/kernel/remote';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { emailConfirmationSagas, emailConfirmationSlices } from '../../email-confirmation/injection.ts';
import { ConfirmNotice } from './notice.tsx';

function NoticePage({ context }: PageProps) {
  const isConfirmed = useAppSelector(selectProfile)?.validemail === true;
  if (isConfirmed)
    return (
      <ConfirmNotice title="Tu cuenta ya está activa." search={context.search}>
        <p className="muted">Tu correo está confirmado: ya puedes postularte.</p>
      </ConfirmNotice>
    );
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
