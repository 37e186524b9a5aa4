import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { PhotoAnswer } from '@chamba/kernel/api';
import type { Account } from '../accounts/accounts.ts';
import type { AccountContext } from '../account-context.ts';
import { FileAnswer } from '../http/call.ts';
import type { Upload } from '../http/call.ts';
import { Fault } from '../http/fault.ts';
import { photoAddress, photoOfId, readPhotoAddress } from '../person-files/file-rows.ts';
import { beginsAsJpeg, checkJpeg } from './check-photo.ts';
import { readId } from './file-id.ts';
import { keepFile } from './keep-file.ts';
import { makePhoto } from './make-photo.ts';

const NO_JPEG = 'El archivo debe ser JPG.';
const TOO_LARGE = 'El archivo debe ser menor de 1 Mb.';

const toAnswer = (photourl: string): PhotoAnswer => ({ user_data: { photourl } });

/** Whether an account has a photo, and where. */
export async function readPhoto({ store }: AccountContext, { id }: Account): Promise<PhotoAnswer> {
  return toAnswer(await readPhotoAddress(store, id));
}

/**
 * Makes a picture the photo of an account, in place of the one before. What is kept is encoded anew: nothing of the file
 * but its picture.
 * @throws Fault LOC-1: what is no JPEG and nothing else, more bytes than allowed, or what is damaged.
 */
export async function savePhoto(
  context: AccountContext,
  account: Account,
  upload: Upload | undefined,
): Promise<PhotoAnswer> {
  if (!upload) throw new Fault('LOC-1');
  if (!(await beginsAsJpeg(upload.path))) throw new Fault('LOC-1', 400, NO_JPEG);
  if (upload.isTruncated) throw new Fault('LOC-1', 400, TOO_LARGE);
  const state = checkJpeg(await readFile(upload.path));
  if (state === 'foreign') throw new Fault('LOC-1', 400, NO_JPEG);
  if (state === 'damaged') throw new Fault('LOC-1');
  const picture = await makePhoto(upload.path).catch(() => {
    throw new Fault('LOC-1');
  });
  const file = {
    account,
    name: 'foto.jpg',
    type: 'image/jpeg',
    bytes: picture.length,
    content: Readable.from([picture]),
  };
  return keepFile(context, file, async (transaction, fileId) => {
    await transaction.query(
      `insert into account_photo (account_id, file_id) values ($1, $2)
         on conflict (account_id) do update set file_id = $2`,
      [account.id, fileId],
    );
    return toAnswer(photoAddress(fileId));
  });
}

/** Takes the photo of an account away. */
export async function deletePhoto({ store }: AccountContext, { id }: Account): Promise<PhotoAnswer> {
  await store.query('delete from account_photo where account_id = $1', [id]);
  return toAnswer('');
}

/** The picture of an account's photo. @throws Fault MYS-13 for every other one. */
export async function photoPicture(
  { store, files }: AccountContext,
  account: Account,
  id: string,
): Promise<FileAnswer> {
  const photo = await photoOfId(store, account.id, readId(id));
  const content = photo && (await files.get(photo.key));
  if (!content) throw new Fault('MYS-13', 404);
  return new FileAnswer(photo.type, content);
}
