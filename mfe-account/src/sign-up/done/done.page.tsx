import { definePage, type PageProps } from '@chamba/kernel/remote';
import { emailConfirmationSagas, emailConfirmationSlices } from '../../email-confirmation/injection.ts';
import { ConfirmNotice } from './notice.tsx';

function DonePage({ context }: PageProps) {
  return <ConfirmNotice title="¡Listo! Tu cuenta ha sido creada." search={context.search} />;
}

export default definePage({
  Component: DonePage,
  slices: emailConfirmationSlices,
  sagas: emailConfirmationSagas,
  texts: {
    title: '¡Listo! Tu cuenta ha sido creada',
    description: 'Tu cuenta ha sido creada. Revisa tu correo electrónico para confirmarla.',
  },
  robots: 'hidden',
});
