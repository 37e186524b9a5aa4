import type { AccountContext } from '../account-context.ts';
import { writeLetter } from '../mail/index.ts';
import type { Letter, MailOutcome } from '../mail/index.ts';
import { plainName } from './account-rules.ts';
import type { IssuedToken } from './account-tokens.ts';

type Recipient = { id?: number; name: string; email: string };
type Sender = Pick<AccountContext, 'mail' | 'siteUrl' | 'siteName'>;

const NOT_YOU = 'Si tú no lo pediste, ignora este correo.';

function send(
  { mail, siteName }: Sender,
  { id, name, email }: Recipient,
  letter: Omit<Letter, 'to' | 'greeting'>,
  token?: IssuedToken,
): Promise<MailOutcome> {
  // Names of accounts that were opened before names were checked like this.
  const [first = ''] = plainName(name).split(' ');
  const greeting = `Hola, ${first}:`;
  return mail.send({
    ...writeLetter({ ...letter, to: email, greeting }, siteName),
    accountId: id,
    tokenHash: token?.hash,
  });
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
  return send(
    context,
    recipient,
    {
      subject: `Confirma tu cuenta de ${siteName}`,
      paragraphs,
      action: { label: 'Confirmar mi cuenta', url: `${siteUrl}/dashboard/activar/${token.link}` },
      note: `La liga funciona una sola vez, durante 7 días. ${NOT_YOU}`,
    },
    token,
  );
}

/** Sends the mail that confirms a changed address; it goes to the new address. */
export function sendEmailChange(
  context: Sender,
  recipient: Recipient,
  token: IssuedToken,
): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  return send(
    context,
    recipient,
    {
      subject: `Confirma tu nuevo correo en ${siteName}`,
      paragraphs: [
        `Pediste usar este correo en tu cuenta de ${siteName}. Confírmalo para terminar el cambio.`,
      ],
      action: { label: 'Confirmar mi correo', url: `${siteUrl}/dashboard/activar/${token.link}` },
      note: `La liga funciona una sola vez, durante 24 horas. ${NOT_YOU}`,
    },
    token,
  );
}

/** Notifies the current or former address of an account that a change of it was requested or done. */
export function sendEmailChangeNotice(
  context: Sender,
  recipient: Recipient,
  step: 'asked' | 'done',
): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  const asked = step === 'asked';
  return send(context, recipient, {
    subject: asked
      ? `Pidieron cambiar el correo de tu cuenta de ${siteName}`
      : `Cambió el correo de tu cuenta de ${siteName}`,
    paragraphs: asked
      ? [
          `Alguien que conoce tu contraseña pidió usar otro correo en tu cuenta de ${siteName}. El cambio se hará cuando se confirme desde el correo nuevo.`,
          'Si fuiste tú, no tienes que hacer nada aquí. Si no fuiste tú, elige una contraseña nueva ahora: con eso se cancela el cambio y se cierran todas las sesiones.',
        ]
      : [
          `Tu cuenta de ${siteName} ya no usa este correo. Las ligas que recibiste aquí dejaron de funcionar.`,
          'Si no fuiste tú, escríbenos cuanto antes desde la página de ayuda para que revisemos tu cuenta.',
        ],
    action: asked
      ? { label: 'Elegir una contraseña nueva', url: `${siteUrl}/cuenta/recuperar-contrasena` }
      : { label: 'Ir a la ayuda', url: `${siteUrl}/ayuda` },
    note: 'Te escribimos para proteger tu cuenta.',
  });
}

/** Sends the mail with which a forgotten password is replaced. */
export function sendPasswordReset(
  context: Sender,
  recipient: Recipient,
  token: IssuedToken,
): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  return send(
    context,
    recipient,
    {
      subject: `Restablece tu contraseña de ${siteName}`,
      paragraphs: [
        'Recibimos una solicitud para restablecer tu contraseña. Elige una nueva en la siguiente página.',
      ],
      action: {
        label: 'Elegir una contraseña nueva',
        url: `${siteUrl}/cuenta/nueva-contrasena/${token.link}`,
      },
      note: `La liga funciona una sola vez, durante 2 horas. ${NOT_YOU} Tu contraseña actual sigue siendo válida.`,
    },
    token,
  );
}
