import { buffer } from 'node:stream/consumers';
import type { AccountContext } from '../account-context.ts';
import { applicationFileOfId, photoOfAccount } from './file-rows.ts';
import type { FileRow } from './file-rows.ts';

type Context = Pick<AccountContext, 'store' | 'files' | 'logger'>;

/** The picture of a photo; missing without one, and where the store does not give it: a CV is made without it. */
async function readBytes({ files, logger }: Context, photo: FileRow | null): Promise<{ photo?: Uint8Array }> {
  try {
    const content = photo && (await files.get(photo.key));
    return content ? { photo: await buffer(content) } : {};
  } catch (error) {
    logger.error('A photo could not be read', error);
    return {};
  }
}

/** The photo of an account as part of a CV. */
export const currentPhoto = async (context: Context, accountId: number): Promise<{ photo?: Uint8Array }> =>
  readBytes(context, await photoOfAccount(context.store, accountId));

/** The photo that an application was sent with as part of its CV. @param photo its id; empty without one. */
export const sentPhoto = async (
  context: Context,
  applicationId: number,
  photo: string,
): Promise<{ photo?: Uint8Array }> =>
  readBytes(
    context,
    photo === '' ? null : await applicationFileOfId(context.store, applicationId, Number(photo)),
  );
