import { ownSession } from '../accounts/own-account.ts';
import type { AccountContext } from '../account-context.ts';
import { handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { deleteDocument, documentFile, listDocuments, restoreDocument, saveDocument } from './documents.ts';
import { deletePhoto, photoPicture, readPhoto, savePhoto } from './photo.ts';

/** The photo of an account and the files of its résumés, for their owner. */
export function filesHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  return [
    ownHandler('files.photo', (_input, { account }) => readPhoto(context, account)),
    ownHandler('files.savePhoto', (_input, { account, upload }) => savePhoto(context, account, upload)),
    ownHandler('files.deletePhoto', (_input, { account }) => deletePhoto(context, account)),
    ownHandler('files.photoPicture', ({ path }, { account }) => photoPicture(context, account, path.id)),
    ownHandler('files.documents', ({ instance }, { account }) => listDocuments(context, account, instance)),
    ownHandler('files.saveDocument', ({ path }, { account, upload }) =>
      saveDocument(context, account, path.id, upload),
    ),
    ownHandler('files.deleteDocument', ({ instance, query }, { account }) =>
      deleteDocument(context, account, instance, query.resumeid),
    ),
    ownHandler('files.restoreDocument', ({ instance, payload }, { account }) =>
      restoreDocument(context, account, instance, payload.resumeid),
    ),
    ownHandler('files.documentFile', ({ path }, { account }) => documentFile(context, account, path.id)),
  ];
}
