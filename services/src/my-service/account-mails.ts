import type { AccountContext } from '../account-context.ts';
import { writeLetter } from '../mail/index.ts';
import type { Letter, MailOutcome } from '../mail/index.ts';
import { plainName } from './account-rules.ts';
import type { IssuedToken } from './account-tokens.ts';

type Recipient = { id?: number; name: string; email: string };
type Sender = Pick<AccountContext, 'mail' | 'siteUrl' | 'siteName'>;

/** A request under data protection law, as its mails name it. */
type Request = { folio: string; kind: string; detail: string; due: string; state: string; answer: string };

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
      note: `La liga funciona una sola vez, durante 7 días. Si no creaste esta cuenta, elimínala en ${siteUrl}/apps/account/delete`,
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

/** Notifies the owner of an account that a passkey was added. @param device in words; empty if unknown. */
export function sendPasskeyNotice(
  context: Sender,
  recipient: Recipient,
  device: string,
): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  const where = device === '' ? '' : ` desde ${device}`;
  return send(context, recipient, {
    subject: `Se agregó una llave de acceso a tu cuenta de ${siteName}`,
    paragraphs: [
      `Se agregó${where} una llave de acceso a tu cuenta de ${siteName}: con ella se entra con la huella, el rostro o el PIN del dispositivo. Tu contraseña sigue funcionando.`,
      'Si no fuiste tú, quítala, cambia tu contraseña y cierra las sesiones que no reconozcas.',
    ],
    action: { label: 'Ver mis llaves de acceso', url: `${siteUrl}/cuenta/configuracion/llaves` },
    note: 'Te escribimos para proteger tu cuenta.',
  });
}

const MOMENT = new Intl.DateTimeFormat('es-MX', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Mexico_City',
});

/** Sends the mail with the link that deletes an account without a log-in. */
export function sendDeletionLink(
  context: Sender,
  recipient: Recipient,
  token: IssuedToken,
): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  return send(
    context,
    recipient,
    {
      subject: `Elimina tu cuenta de ${siteName}`,
      paragraphs: [
        `Pediste eliminar tu cuenta de ${siteName}. Abre la siguiente página y confírmalo.`,
        'Con la cuenta se borran tu currículum y tus postulaciones.',
      ],
      action: { label: 'Eliminar mi cuenta', url: `${siteUrl}/cuenta/eliminar/${token.link}` },
      note: `La liga funciona una sola vez, durante 24 horas. ${NOT_YOU}`,
    },
    token,
  );
}

/** Notifies the owner of an account that it will be deleted, and how to stop that. @param due when it will be. */
export function sendDeletionNotice(context: Sender, recipient: Recipient, due: Date): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  return send(context, recipient, {
    subject: `Tu cuenta de ${siteName} está en proceso de eliminación`,
    paragraphs: [
      `Recibimos la solicitud de eliminar tu cuenta de ${siteName}. La borraremos, con tu currículum y tus postulaciones, después del ${MOMENT.format(due)} (hora del centro de México).`,
      'Si no lo pediste o cambiaste de opinión, entra antes a tu cuenta y elige «Conservar mi cuenta». Después no podremos recuperarla.',
      'Lo que ya enviaste a una empresa lo tiene esa empresa: puedes pedirle que lo borre.',
    ],
    action: { label: 'Conservar mi cuenta', url: `${siteUrl}/cuenta/eliminar` },
    note: 'Te escribimos para proteger tu cuenta.',
  });
}

/** Notifies the owner of an account that its deletion was stopped: whoever knows the password can do that. */
export function sendDeletionKept(context: Sender, recipient: Recipient): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  return send(context, recipient, {
    subject: `Tu cuenta de ${siteName} se conserva`,
    paragraphs: [
      `Alguien que conoce tu contraseña entró a tu cuenta de ${siteName} y canceló su eliminación.`,
      'Si no fuiste tú, elimínala otra vez con una liga que te enviamos a este correo.',
    ],
    action: { label: 'Pedir la liga para eliminarla', url: `${siteUrl}/apps/account/delete` },
    note: 'Te escribimos para proteger tu cuenta.',
  });
}

/** Notifies the owner of an account that the copy of their data can be fetched, by them alone. */
export function sendExportNotice(context: Sender, recipient: Recipient): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  return send(context, recipient, {
    subject: `La copia de tus datos de ${siteName} está lista`,
    paragraphs: [
      `Pediste una copia de lo que guardamos de ti en ${siteName}. Ya puedes descargarla: entra a tu cuenta y elige «Descargar mis datos».`,
    ],
    action: { label: 'Descargar mis datos', url: `${siteUrl}/cuenta/configuracion/privacidad` },
    note: 'La copia está disponible durante 24 horas y solo la puedes abrir tú. Si no la pediste, cambia tu contraseña.',
  });
}

/** What a request asks for, in the words of the law. */
const RIGHTS: Readonly<Record<string, string>> = {
  access: 'acceso',
  rectification: 'rectificación',
  cancellation: 'cancelación',
  opposition: 'oposición',
};

const nameRight = ({ kind }: Request): string => RIGHTS[kind] ?? kind;

/** Mails a request to the operator, who answers it with `chamba people answer`. Replies go to its person. */
export function sendPrivacyRequest(
  { mail, siteName, privacyEmail }: Sender & Pick<AccountContext, 'privacyEmail'>,
  { id, name, email }: Recipient,
  request: Request,
): Promise<MailOutcome> {
  const letter = {
    to: privacyEmail,
    subject: `Solicitud ARCO ${request.folio}: ${nameRight(request)}`,
    greeting: 'Hola:',
    paragraphs: [
      `${plainName(name)} (${email}) ejerce su derecho de ${nameRight(request)}. Hay que responder a más tardar el ${request.due}.`,
      request.detail,
      `Para responder: chamba people answer ${request.folio} --accept --text "…", o --refuse.`,
    ],
  };
  return mail.send({ ...writeLetter(letter, siteName), accountId: id, replyTo: email });
}

/** The receipt of a request, for its person. */
export function sendPrivacyReceipt(
  context: Sender,
  recipient: Recipient,
  request: Request,
): Promise<MailOutcome> {
  const { siteUrl, siteName } = context;
  return send(context, recipient, {
    subject: `Recibimos tu solicitud ${request.folio}`,
    paragraphs: [
      `Tu solicitud de ${nameRight(request)} sobre tus datos en ${siteName} tiene el número ${request.folio}. Te respondemos a más tardar el ${request.due} (20 días hábiles).`,
      request.detail,
    ],
    action: { label: 'Ver mi solicitud', url: `${siteUrl}/cuenta/configuracion/privacidad` },
  });
}

/** The operator's answer to a request, for its person. */
export function sendPrivacyAnswer(
  context: Sender,
  recipient: Recipient,
  request: Request,
): Promise<MailOutcome> {
  const { siteUrl } = context;
  return send(context, recipient, {
    subject: `Respuesta a tu solicitud ${request.folio}`,
    paragraphs: [
      request.state === 'accepted'
        ? `Tu solicitud de ${nameRight(request)} procede. La hacemos efectiva en los 15 días hábiles siguientes.`
        : `Tu solicitud de ${nameRight(request)} no procede.`,
      request.answer,
      'Si no estás de acuerdo, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno en los 15 días hábiles siguientes.',
    ],
    action: { label: 'Ver mi solicitud', url: `${siteUrl}/cuenta/configuracion/privacidad` },
  });
}
