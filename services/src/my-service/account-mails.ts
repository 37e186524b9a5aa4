import type { AccountContext } from '../http/context.ts';
import { writeLetter } from '../mail/index.ts';
import type { Letter, MailOutcome } from '../mail/index.ts';
import type { IssuedToken } from './account-tokens.ts';

type Recipient = { name: string; email: string };
type Sender = Pick<AccountContext, 'mail' | 'siteUrl' | 'siteName'>;

const NOT_YOU = 'Si tú no lo pediste, ignora este correo.';

function send(
  { mail, siteName }: Sender,
  { name, email }: Recipient,
  letter: Omit<Letter, 'to' | 'greeting'>,
): Promise<MailOutcome> {
  const greeting = `Hola, ${name.split(' ')[0] ?? name}:`;
  return mail.send(writeLetter({ ...letter, to: email, greeting }, siteName));
}

/** Sends the mail that confirms the address of a new account. */
export function sendConfirmation(
  context: Sender,
  recipient: Recipient,
  token: IssuedToken,
): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  const paragraphs = [
    `Gracias por crear tu cuenta en ${siteName}. Confirma que este correo es tuyo para que puedas postularte a las vacantes.`,
  ];
  if (token.code) paragraphs.push(`Tu código de confirmación es ${token.code}.`);
  return send(context, recipient, {
    subject: `Confirma tu cuenta de ${siteName}`,
    paragraphs,
    action: { label: 'Confirmar mi cuenta', url: `${siteUrl}/dashboard/activar/${token.link}` },
    note: `La liga funciona una sola vez, durante 7 días. ${NOT_YOU}`,
  });
}

/** Sends the mail that confirms a changed address; it goes to the new address. */
export function sendEmailChange(
  context: Sender,
  recipient: Recipient,
  token: IssuedToken,
): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  return send(context, recipient, {
    subject: `Confirma tu nuevo correo en ${siteName}`,
    paragraphs: [`Pediste usar este correo en tu cuenta de ${siteName}. Confírmalo para terminar el cambio.`],
    action: { label: 'Confirmar mi correo', url: `${siteUrl}/dashboard/activar/${token.link}` },
    note: `La liga funciona una sola vez, durante 24 horas. ${NOT_YOU}`,
  });
}

/** Sends the mail with which a forgotten password is replaced. */
export function sendPasswordReset(
  context: Sender,
  recipient: Recipient,
  token: IssuedToken,
): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  return send(context, recipient, {
    subject: `Restablece tu contraseña de ${siteName}`,
    paragraphs: [
      'Recibimos una solicitud para restablecer tu contraseña. Elige una nueva en la siguiente página.',
    ],
    action: { label: 'Elegir una contraseña nueva', url: `${siteUrl}/cuenta/nueva-contrasena/${token.link}` },
    note: `La liga funciona una sola vez, durante 2 horas. ${NOT_YOU} Tu contraseña actual sigue siendo válida.`,
  });
}
