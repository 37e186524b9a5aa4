import type { Account } from '../accounts/accounts.ts';
import type { AccountContext } from '../account-context.ts';
import type { JobSearch } from '../jobs/search.ts';
import { writeLetter } from '../mail/index.ts';
import { plainName } from '../my-service/account-rules.ts';
import { createSearchToken } from './mail-links.ts';
import { nameSearch } from './search-name.ts';

/** Asks somebody with an unconfirmed address whether the news of a search may be mailed there. */
export async function sendSearchConfirmation(
  { store, mail, search, now, siteUrl, siteName }: AccountContext & { search: JobSearch },
  account: Account,
  saved: { id: number; url: string },
): Promise<void> {
  const token = await createSearchToken(store, 'confirm', saved.id, now());
  const [first = ''] = plainName(account.name).split(' ');
  await mail.send({
    ...writeLetter(
      {
        to: account.email,
        subject: 'Confirma que quieres recibir vacantes de tu búsqueda',
        greeting: `Hola, ${first}:`,
        paragraphs: [
          `Guardaste esta búsqueda en ${siteName}: ${await nameSearch(search, saved.url)}.`,
          'Confirma que este correo es tuyo y te avisaremos aquí cuando haya vacantes nuevas.',
        ],
        action: {
          label: 'Recibir vacantes',
          url: `${siteUrl}/suscripcion/confirmar-correo/${token}`,
        },
        note: 'Si tú no la guardaste, ignora este correo: no recibirás ninguno más por ella.',
      },
      siteName,
    ),
    accountId: account.id,
  });
}
