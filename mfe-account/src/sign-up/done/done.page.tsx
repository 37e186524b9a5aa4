import { definePage, type PageProps } from '@chamba/kernel/remote';
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
  texts: {
    title: '¡Listo! Tu cuenta ha sido creada',
    description: 'Tu cuenta ha sido creada. Revisa tu correo electrónico para confirmarla.',
  },
  robots: 'hidden',
});
